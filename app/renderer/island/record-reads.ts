/** The same data, which notes what is read of it: names of the unread properties, those of lists' entries once. */
export function recordReads<T extends object>(data: T): { recorded: T; unread: () => string[] } {
  const known = new Set<string>()
  const read = new Set<string>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    // A copy with getters, which React may freeze in development.
    const copy = isList ? [] : {}
    for (const [key, part] of Object.entries(value)) {
      const name = isList ? `${path}[]` : path ? `${path}.${key}` : key
      if (!isList && part !== undefined) known.add(name)
      let watched: { part: unknown } | undefined
      const get = () => {
        read.add(name)
        watched ??= { part: watch(part, name) }
        return watched.part
      }
      Object.defineProperty(copy, key, { enumerable: true, configurable: true, get })
    }
    return copy
  }
  return { recorded: watch(data, '') as T, unread: () => [...known].filter((path) => !read.has(path)) }
}
