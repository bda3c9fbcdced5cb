/** Does its work when it is first asked; gives the same afterwards. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined
  return () => {
    done ??= { value: work() }
    return done.value
  }
}
