// What somebody has typed and not saved stays in this browser: a closed tab or a lost line takes nothing away.

export function readKept<Kept>(name: string): Kept | undefined {
  try {
    const text = localStorage.getItem(name)
    return text ? (JSON.parse(text) as Kept) : undefined
  } catch {
    return undefined
  }
}

/** Undefined forgets it. */
export function keep(name: string, kept: object | undefined) {
  try {
    if (kept) localStorage.setItem(name, JSON.stringify(kept))
    else localStorage.removeItem(name)
  } catch {
    // A full or forbidden store: the page itself still has it.
  }
}
