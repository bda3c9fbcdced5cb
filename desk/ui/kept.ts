// What somebody has typed and not saved stays in this browser: a closed tab or a lost line takes nothing away.

/** @param room goes before the names */
export const keptIn = <Kept extends object>(room: string) => ({
  read(name: string): Kept | undefined {
    try {
      const text = localStorage.getItem(room + name)
      return text ? (JSON.parse(text) as Kept) : undefined
    } catch {
      return undefined
    }
  },
  /** Undefined forgets it. */
  keep(name: string, kept: Kept | undefined) {
    try {
      if (kept) localStorage.setItem(room + name, JSON.stringify(kept))
      else localStorage.removeItem(room + name)
    } catch {
      // A full or forbidden store: the page itself still has it.
    }
  },
})
