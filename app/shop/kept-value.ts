import type { Store } from './store.ts'

/** A value in the browser's storage that all open tabs share. Each change begins from what the storage holds. */
export type KeptValue<T> = Store<T> & {
  /** What there is before the browser is asked: in prerendered pages. */
  initial: T
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

  const stored = () => {
    try {
      return refused ? value : read(localStorage.getItem(key))
    } catch {
      return value
    }
  }
  const become = (next: T) => {
    value = next
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
  const open = () => {
    known = true
    value = stored()
    // Another tab has written, or the page comes back from the browser's memory.
    addEventListener('storage', (event) => (event.key === key || event.key === null) && become(stored()))
    addEventListener('pageshow', ({ persisted }) => persisted && become(stored()))
  }

  return {
    initial,
    get: () => {
      if (!known) open()
      return value
    },
    change: (step) => {
      if (!known) open()
      value = step(stored())
      store()
      become(value)
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
