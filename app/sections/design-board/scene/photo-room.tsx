import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { readLength } from '#contracts/numbers.ts'
import type { Piece } from '#design/piece.ts'
import { roomWords } from '#words/design-room-words.ts'
import { Overlay } from './overlay.tsx'
import { type Point, scaleOf } from './photo.ts'
import css from './photo-room.module.css'

type Props = {
  piece: Piece
  /** The visitor's picture, which does not leave the browser. */
  photo: ImageBitmap
  onClose: () => void
}

/** The piece to scale over a picture of the visitor's room: two taps on something of a known length give the scale. */
export function PhotoRoom({ piece, photo, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const paper = useRef<HTMLCanvasElement>(null)
  const [points, setPoints] = useState<Point[]>([])
  const [length, setLength] = useState('203')
  const reading = readLength(length, 'cm', { from: 50, to: 10_000 })
  const scale = scaleOf(points, 'sure' in reading ? reading.sure : (reading.asked[0] ?? Number.NaN))
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Drawn, not linked: the policy of these pages knows no addresses of a page's own making.
    paper.current?.getContext('2d')?.drawImage(photo, 0, 0)
    return () => element?.close()
  }, [photo])

  const tap = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    if (points.length < 2) setPoints([...points, { x: clientX - left, y: clientY - top }])
  }
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={roomWords.overPhoto} onClose={onClose}>
      <div className={css.picture}>
        <canvas
          ref={paper}
          className={css.photo}
          width={photo.width}
          height={photo.height}
          role="img"
          aria-label={roomWords.photo}
          onClick={tap}
        />
        {points.map(({ x, y }) => (
          <span key={`${x} ${y}`} className={css.mark} style={{ insetInlineStart: x, insetBlockStart: y }} />
        ))}
        {scale && <Overlay piece={piece} scale={scale} />}
      </div>
      <div className={`wraps ${css.words}`}>
        <p role="status">{instruct(points.length, scale)}</p>
        {points.length === 2 && (
          <label className={css.length}>
            {roomWords.distance}
            <input
              inputMode="decimal"
              maxLength={12}
              value={length}
              onChange={({ target }) => setLength(target.value)}
            />
            cm
          </label>
        )}
        {points.length > 0 && (
          <button type="button" className="text-button" onClick={() => setPoints([])}>
            {roomWords.again}
          </button>
        )}
      </div>
      <button type="button" className={css.close} aria-label={roomWords.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" size={24} />
      </button>
    </dialog>
  )
}

function instruct(points: number, scale: number | undefined): string {
  if (points === 0) return roomWords.tapFirst
  if (points === 1) return roomWords.tapSecond
  return scale ? roomWords.drag : roomWords.tooClose
}
