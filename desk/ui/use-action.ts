import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Something a person does: busy while it lasts, what was thrown, and what has to be asked for again afterwards. */
export function useAction(stale: readonly string[] = []) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setError(undefined)
    try {
      const result = await work()
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return result
    } catch (caught) {
      setError(caught)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, run }
}
