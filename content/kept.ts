import { statSync } from 'node:fs'

const kept = new Map<string, { mark: string; value: unknown }>()

/** What `read` makes of a file, made anew only after the file has changed; a file that is not there is read each time. */
export function whileUnchanged<T>(file: string, read: () => T): T {
  const stat = statSync(file, { throwIfNoEntry: false })
  if (!stat) return read()
  const mark = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size}`
  const known = kept.get(file)
  if (known?.mark === mark) return known.value as T
  const value = read()
  kept.set(file, { mark, value })
  return value
}
