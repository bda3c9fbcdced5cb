/** The same data, which notes what is read of it: names of the unread properties, those of lists' entries once. */
export function recordReads<T extends object>(data: T): { recorded: T; unread: () => string[] } {
  const known = new Set<string>()
  const read = new Set<string>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    const pathOf = (key: string | symbol) => (isList ? `${path}[]` : path ? `${path}.${String(key)}` : String(key))
    if (!isList) for (const [key, part] of Object.entries(value)) if (part !== undefined) known.add(pathOf(key))
    // A copy: React freezes the props in development, and a proxy may not differ from what is frozen.
    return new Proxy(isList ? [...value] : { ...value }, {
      get(target, key, receiver) {
        const part = Reflect.get(target, key, receiver)
        if (!Object.hasOwn(target, key)) return part
        read.add(pathOf(key))
        return watch(part, pathOf(key))
      },
    })
  }
  return { recorded: watch(data, '') as T, unread: () => [...known].filter((path) => !read.has(path)) }
}
