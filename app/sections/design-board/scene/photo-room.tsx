import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Piece } from '#design/piece.ts'
import rule from '../rule.module.css'
import { type Point, scaleOf } from './photo.ts'
import css from './photo-room.module.css'
import { PlacedPiece } from './placed-piece.tsx'
import { useScene } from './use-scene.ts'

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
  const scale = scaleOf(points, Number(length) * 10)
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
    <dialog ref={dialog} className={css.dialog} aria-label="El mueble sobre tu foto" onClose={onClose}>
      <div className={css.picture}>
        <canvas
          ref={paper}
          className={css.photo}
          width={photo.width}
          height={photo.height}
          role="img"
          aria-label="Tu habitación"
          onClick={tap}
        />
        {points.map(({ x, y }) => (
          <span key={`${x} ${y}`} className={css.mark} style={{ insetInlineStart: x, insetBlockStart: y }} />
        ))}
        {scale && <Overlay piece={piece} scale={scale} />}
      </div>
      <div className={css.words}>
        <p role="status">{instruct(points.length, scale)}</p>
        {points.length === 2 && (
          <label className={css.length}>
            Esa distancia mide
            <input
              type="number"
              inputMode="decimal"
              min={5}
              max={1000}
              value={length}
              onChange={({ target }) => setLength(target.value)}
            />
            cm
          </label>
        )}
        {points.length > 0 && (
          <button type="button" className={css.act} onClick={() => setPoints([])}>
            Volver a medir
          </button>
        )}
      </div>
      <button type="button" className={css.close} aria-label="Cerrar" onClick={() => dialog.current?.close()}>
        <Icon name="close" size={24} />
      </button>
    </dialog>
  )
}

function instruct(points: number, scale: number | undefined): string {
  if (points === 0)
    return 'Toca un extremo de algo que sepas cuánto mide, cerca de la pared del mueble: el alto de una puerta, por ejemplo.'
  if (points === 1) return 'Ahora toca el otro extremo.'
  return scale ? 'Arrastra el mueble a su sitio.' : 'Esos dos puntos están demasiado cerca: vuelve a medir.'
}

/** The piece over the picture, to be dragged, and turned a little. */
function Overlay({ piece, scale }: { piece: Piece; scale: number }) {
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
        aria-label="El mueble, a escala de la foto"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={({ buttons, movementX, movementY }) =>
          buttons > 0 && setPlace(({ x, y }) => ({ x: x + movementX, y: y + movementY }))
        }
      />
      <label className={css.turn}>
        <span className="visually-hidden">Girar</span>
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
