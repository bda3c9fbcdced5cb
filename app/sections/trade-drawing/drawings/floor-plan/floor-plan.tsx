import type { Drawing } from '../../drawing.ts'
import { Dimension, Mark } from '../../lines.tsx'
import { Kitchen, Table } from './furniture.tsx'
import { behind, door, island, passage, place, room, table, worktop } from './room.ts'
import { x, y } from './view.ts'
import { Openings, Walls } from './walls.tsx'

const { width, depth } = room
const middle = table.y + table.depth / 2
const [counter, side] = [worktop.width, island.x + island.width]

/** Kitchen and dining table in plan, walls cut at the height of the windows, with the free ways between what stands. */
export const floorPlan: Drawing = {
  width: 600,
  height: 430,
  lines: (
    <>
      <Walls />
      <Openings />
      <Kitchen />
      <Table />
      <Dimension from={[x(counter), y(middle + 44)]} to={[x(island.x), y(middle + 44)]} measure={passage} />
      <Dimension from={[x(side), y(middle)]} to={[x(side + behind), y(middle)]} measure={behind} />
      <Dimension from={[x(width - behind), y(middle)]} to={[x(width), y(middle)]} measure={behind} />
      <Dimension
        from={[x(table.x + 65), y(middle + place / 2)]}
        to={[x(table.x + 65), y(middle - place / 2)]}
        measure={place}
      />
      <Dimension from={[x(0), y(depth) + 40]} to={[x(width), y(depth) + 40]} measure={width} />
      <Dimension from={[x(width) + 43, y(depth)]} to={[x(width) + 43, y(0)]} measure={depth} />

      <Mark number={1} at={[x(116), y(322)]} to={[x(36), y(310)]} />
      <Mark number={2} at={[x(116), y(158)]} to={[x(32), y(190)]} />
      <Mark number={3} at={[x(116), y(48)]} to={[x(38), y(60)]} />
      <Mark number={4} at={[x(215), y(46)]} to={[x(215), y(130)]} />
      <Mark number={5} at={[x(420), y(346)]} to={[x(420), y(268)]} />
      <Mark number={6} at={[x(234), y(346)]} to={[x(door.x + 2), y(360)]} />
    </>
  ),
}
