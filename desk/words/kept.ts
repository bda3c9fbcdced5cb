import * as kept from '../ui/kept.ts'

export interface Kept {
  value: unknown
  body?: string
  /** What was on the server when the typing began. */
  base: { value: unknown; body?: string; version: string }
  /** When, in milliseconds since 1970. */
  at: number
}

const nameOf = (path: string) => `taller.textos.${path}`

export const readKept = (path: string) => kept.readKept<Kept>(nameOf(path))
export const keep = (path: string, value: Kept | undefined) => kept.keep(nameOf(path), value)
