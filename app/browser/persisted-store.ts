import { createStore, type Store } from './store.ts'

/** A value in the browser's storage that all open tabs share. Each change begins from what the storage holds. */
export type PersistedStore<T> = Store<T> & {
  /** The value before the browser is asked: in prerendered pages. */
  initial: T
}

/**
 * @param read gives the value for what is stored; null when there is nothing
 * @param write gives what to store; null to store nothing
 * @param onRefused called once when the storage is full or refused: the value then lives as long as the page
 */
export function persistedStore<T>(
  key: string,
  read: (text: string | null) => T,
  write: (value: T) => string | null,
  onRefused: () => void = () => {},
): PersistedStore<T> {
  const initial = read(null)
  const memory = createStore(initial)
  let opened = false
  let refused = false

  const stored = () => {
    try {
      return refused ? memory.get() : read(localStorage.getItem(key))
    } catch {
      return memory.get()
    }
  }
  const load = () => memory.change(stored)
  const save = () => {
    try {
      const text = write(memory.get())
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      if (!refused) onRefused()
      refused = true
    }
  }
  const open = () => {
    if (opened) return
    opened = true
    load()
    // Another tab has written, or the page comes back from the browser's memory.
    addEventListener('storage', (event) => (event.key === key || event.key === null) && load())
    addEventListener('pageshow', ({ persisted }) => persisted && load())
  }

  return {
    initial,
    get: () => {
      open()
      return memory.get()
    },
    change: (step) => {
      open()
      const next = step(stored())
      memory.change(() => next)
      save()
    },
    subscribe: memory.subscribe,
  }
}
