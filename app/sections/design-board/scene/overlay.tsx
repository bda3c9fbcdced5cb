import { useRef, useState } from 'react'
import type { Piece } from '#design/piece.ts'
import { roomWords } from '#words/design-room-words.ts'
import rule from '../rule.module.css'
import type { Point } from './photo.ts'
import css from './photo-room.module.css'
import { PlacedPiece } from './placed-piece.tsx'
import { useScene } from './use-scene.ts'

/** The piece over the picture, to be dragged, and turned a little. */
export function Overlay({ piece, scale }: { piece: Piece; scale: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 })
  const [turn, setTurn] = useState(0)
  useScene(canvas, () => {}, <PlacedPiece {...{ piece, scale, place, turn }} />)
  return (
    <>
      <canvas
        ref={canvas}
        className={css.canvas}
        role="img"
        aria-label={roomWords.toScale}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ buttons, movementX, movementY }) =>
          buttons > 0 && setPlace(({ x, y }) => ({ x: x + movementX, y: y + movementY }))
        }
      />
      <label className={css.turn}>
        <span className="visually-hidden">{roomWords.turn}</span>
        <input
          type="range"
          className={rule.slider}
          min={-60}
          max={60}
          value={turn}
          onChange={({ target }) => setTurn(Number(target.value))}
        />
      </label>
    </>
  )
}
