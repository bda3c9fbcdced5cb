import { isometric } from '../../isometric.tsx'
import { front, side } from './dovetails.ts'

/** Millimetres. */
export const width = 300
export const inner = width - side
/** How far the front stands off its sides: between these two depths. */
export const gap = 60
export const [outside, inside] = [-gap, front - gap]

export const { at, line, face, board, upright } = isometric(0.84, [97, 262])
