import { type PointerEvent, useId } from 'react'
import { slotShapes } from '#contracts/desk-pictures.ts'
import css from './pictures.module.css'

type Focal = [number, number]
interface Props {
  src: string
  alt: string
  focal: Focal
  onMove: (focal: Focal) => void
}

const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/** The point that stays in sight however a page cuts the picture: tapped on it, or moved by two sliders. */
export function FocalPoint({ src, alt, focal, onMove }: Props) {
  const [x, y] = focal
  const position = `${x * 100}% ${y * 100}%`
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onMove([round((clientX - left) / width), round((clientY - top) / height)])
  }
  return (
    <div className="stack-near">
      <p className="quiet">Toca lo importante de la foto: eso se verá siempre, la corte como la corte cada página.</p>
      <div className={css.stage} onPointerDown={point}>
        <img src={src} alt={alt} draggable={false} />
        <span className={css.mark} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }} />
      </div>
      <div className="columns">
        <Slider label="De izquierda a derecha" value={x} onChange={(value) => onMove([value, y])} />
        <Slider label="De arriba abajo" value={y} onChange={(value) => onMove([x, value])} />
      </div>
      <ul className={css.shapes} aria-label="Cómo queda en cada hueco">
        {slotShapes.map(({ name, ratio }) => (
          <li key={name}>
            <img src={src} alt="" style={{ aspectRatio: ratio, objectPosition: position }} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Slider({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className={css.slider}
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} %`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
