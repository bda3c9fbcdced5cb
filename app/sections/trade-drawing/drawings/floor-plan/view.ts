import { n } from '../../lines.tsx'
import type { Box } from './room.ts'

export const unit = 0.87 // per cm
const [left, top] = [26.1, 30]
export const x = (cm: number) => n(left + cm * unit)
export const y = (cm: number) => n(top + cm * unit)
export const field = ({ x: from, y: up, width, depth }: Box) => ({
  x: x(from),
  y: y(up),
  width: n(width * unit),
  height: n(depth * unit),
})
