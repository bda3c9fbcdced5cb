import { expect, test } from 'vitest'
import { readServices } from '#reader/read.ts'
import {
  type Box,
  behind,
  casement,
  chairs,
  columns,
  door,
  island,
  passage,
  place,
  room,
  table,
  worktop,
} from './room.ts'

const { drawing } = readServices().find(({ slug }) => slug === 'interiorismo') ?? {}
const endX = ({ x, width }: Box) => x + width

test('behind the chairs there is as much to the island as to the wall', () => {
  expect(Math.min(...chairs.map(({ x }) => x)) - endX(island)).toBe(behind)
  expect(room.width - Math.max(...chairs.map(endX))).toBe(behind)
})

test('the page names the passage, the place at the table and the room behind the chairs that are drawn', () => {
  const figures = drawing?.text.match(/\d+/g)?.map(Number)
  expect(figures).toEqual([room.width, room.depth, passage, place, behind])
  expect(drawing?.parts.join()).toContain(`${island.depth} × ${island.width}`)
  expect(drawing?.parts.join()).toContain(`${table.depth} × ${table.width}`)
})

test('door and sashes open without touching what stands in the room', () => {
  const standing = [...columns, worktop, island, table, ...chairs]
  const sash = (casement.to - casement.from) / 2
  const swings = [
    { x: door.x, y: room.depth, reach: door.width },
    { x: casement.from, y: 0, reach: sash },
    { x: casement.to, y: 0, reach: sash },
  ]
  for (const { x, y, reach } of swings)
    for (const box of standing) {
      const [nearX, nearY] = [clamp(x, box.x, endX(box)), clamp(y, box.y, box.y + box.depth)]
      expect(Math.hypot(nearX - x, nearY - y)).toBeGreaterThan(reach)
    }
})

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
