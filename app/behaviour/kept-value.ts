/** A value in the browser's storage that all open tabs share. */
export type KeptValue<T> = {
  get: () => T
  /** What there is before the browser is asked: in prerendered pages. */
  initial: T
  /** Changes the value, from what the storage holds now. */
  change: (step: (value: T) => T) => void
  subscribe: (changed: () => void) => () => void
}

/**
 * @param read gives the value for what is stored; null when there is nothing
 * @param write gives what to store; null to store nothing
 * @param onRefused called once when the storage is full or refused: the value then lives as long as the page
 */
export function keptValue<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string | null,
  onRefused: () => void = () => {},
): KeptValue<T> {
  const listeners = new Set<() => void>()
  const initial = read(null)
  let value = initial
  let known = false
  let refused = false

  const fresh = () => {
    known = true
    if (refused) return value
    try {
      return read(localStorage.getItem(key))
    } catch {
      return value
    }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const store = () => {
    try {
      const text = write(value)
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      if (!refused) onRefused()
      refused = true
    }
  }
  /** Another tab has written, or the page comes back from the browser's memory. */
  const onOther = (event: StorageEvent | PageTransitionEvent) => {
    const concerned = event instanceof StorageEvent ? event.key === key || event.key === null : event.persisted
    if (!concerned) return
    value = fresh()
    tell()
  }

  return {
    initial,
    get: () => {
      if (!known) value = fresh()
      return value
    },
    change: (step) => {
      value = step(fresh())
      store()
      tell()
    },
    subscribe: (changed) => {
      if (listeners.size === 0) {
        addEventListener('storage', onOther)
        addEventListener('pageshow', onOther)
      }
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
        if (listeners.size > 0) return
        removeEventListener('storage', onOther)
        removeEventListener('pageshow', onOther)
        known = false // nobody listens: what other tabs write is missed
      }
    },
  }
}
