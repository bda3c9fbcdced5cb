import { keptIn } from '../ui/kept.ts'

export interface Kept {
  value: unknown
  body?: string
  /** What was on the server when the typing began. */
  base: { value: unknown; body?: string; version: string }
  /** When, in milliseconds since 1970. */
  at: number
}

export const keptTexts = keptIn<Kept>('taller.textos.')
