import type { CSSProperties } from 'react'
import css from './year-rings.module.css'

/** Files of the build (app/renderer/render.tsx), which the style sheet's own addresses could not name. */
const files = { '--rings': 'url(/anillos.svg)', '--trunk': 'url(/tronco.svg)' }

/** Growth rings in hairlines, as many as years; where the browser can, one a year as one scrolls. Says nothing to be read. */
export const YearRings = ({ years }: { years: number }) => (
  <span className={css.rings} style={{ ...files, '--years': years } as CSSProperties} aria-hidden="true" />
)
