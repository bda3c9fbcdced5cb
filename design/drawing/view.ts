import type { Size } from '../design.ts'

/** Lines of a drawing in mm of the piece, y downwards; `face`, `back` and `beyond` are wood that one sees: near, at the wall, behind a cut. */
export type Stroke = 'cut' | 'face' | 'back' | 'beyond' | 'edge' | 'hair' | 'dashed'
export type Shape = { stroke: Stroke } & (
  | { kind: 'rect'; x: number; y: number; dx: number; dy: number }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'swing'; x: number; y: number; radius: number; to: 'left' | 'right' }
)

/** A measured stretch. `row`: 0 next to the piece, 1 outside of that. One of the outer measures is always written. */
export type Dimension = {
  side: 'below' | 'left' | 'right'
  from: number
  to: number
  row: number
  outer?: keyof Size
}

export type View = {
  id: 'alzado' | 'seccion' | 'planta'
  title: string
  width: number
  height: number
  shapes: Shape[]
  dimensions: Dimension[]
}
