/** A value that several parts of a page share. */
export type Store<T> = {
  get: () => T
  change: (step: (value: T) => T) => void
  /** Calls `changed` after each change. Returns a cancel. */
  subscribe: (changed: () => void) => () => void
}

export function createStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>()
  let current = value
  return {
    get: () => current,
    change: (step) => {
      current = step(current)
      for (const listener of listeners) listener()
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
