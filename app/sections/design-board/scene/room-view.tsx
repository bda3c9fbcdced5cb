import { useRef, useState } from 'react'
import type { Piece } from '#design/piece.ts'
import { roomWords } from '#words/design-room-words.ts'
import rule from '../rule.module.css'
import css from '../turned.module.css'
import type { Pose } from './piece-scene.ts'
import { Room } from './room.tsx'
import { useInk } from './use-ink.ts'
import { useScene } from './use-scene.ts'
import { widestTurn } from './use-view.ts'

export type RoomViewProps = {
  piece: Piece
  /** What the picture shows, for who does not see it. */
  label: string
  /** The graphics gave up and did not come back. */
  onLost: () => void
}

/** The same sheet, turned: the piece in its wood, to be walked around, opened and taken apart. */
export function RoomView({ piece, label, onLost }: RoomViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [turn, setTurn] = useState(32)
  const [pose, setPose] = useState<Pose>({ open: 0, apart: 0 })
  const ink = useInk(canvas)
  const opens = piece.parts.some(({ boxes }) => boxes.some((box) => box.opens))
  useScene(canvas, onLost, ink && <Room {...{ piece, pose, turn, ink }} onTurn={setTurn} />)
  return (
    <>
      {/* The drawing beside it says the same in words. */}
      <canvas ref={canvas} className={css.canvas} role="img" aria-label={label} />
      <div className={`wraps ${css.ways}`}>
        <Way
          name={roomWords.turn}
          value={turn}
          from={-widestTurn}
          to={widestTurn}
          tell={roomWords.degrees}
          onChange={setTurn}
        />
        {opens && (
          <Way
            name={roomWords.open}
            value={100 * pose.open}
            onChange={(value) => setPose({ ...pose, open: value / 100 })}
          />
        )}
        <Way
          name={roomWords.apart}
          value={100 * pose.apart}
          onChange={(value) => setPose({ ...pose, apart: value / 100 })}
        />
      </div>
    </>
  )
}

type WayProps = {
  name: string
  value: number
  from?: number
  to?: number
  /** The value, as it is spoken. */
  tell?: (value: number) => string
  onChange: (value: number) => void
}

function Way({ name, value, from = 0, to = 100, tell = roomWords.percent, onChange }: WayProps) {
  const rounded = Math.round(value)
  return (
    <label className={css.way}>
      <span className="caption">{name}</span>
      <input
        type="range"
        className={rule.slider}
        min={from}
        max={to}
        step={1}
        value={rounded}
        aria-valuetext={tell(rounded)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
