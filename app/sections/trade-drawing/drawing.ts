import type { ReactNode } from 'react'

/** Lines on a field of so many units; a unit is a pixel or more wherever it is shown beside its names. */
export type Drawing = { width: number; height: number; lines: ReactNode }
