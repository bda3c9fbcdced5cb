// What somebody has typed and not saved stays in this browser: a closed tab or a lost line takes nothing away.

export interface Kept {
  value: unknown
  body?: string
  /** What was on the server when the typing began. */
  base: { value: unknown; body?: string; version: string }
  /** When, in milliseconds since 1970. */
  at: number
}

const nameOf = (path: string) => `taller.textos.${path}`

export function readKept(path: string): Kept | undefined {
  try {
    const text = localStorage.getItem(nameOf(path))
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}

/** Undefined forgets it. */
export function keep(path: string, kept: Kept | undefined) {
  try {
    if (kept) localStorage.setItem(nameOf(path), JSON.stringify(kept))
    else localStorage.removeItem(nameOf(path))
  } catch {
    // A full or forbidden store: the page itself still has it.
  }
}
