import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonOf } from '../api.ts'

/** Something a person does: busy while it lasts, what went wrong, and what has to be read again afterwards. */
export function useAction(stale: readonly string[]) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string>()
  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setWrong(undefined)
    try {
      const result = await work()
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })))
      return result
    } catch (error) {
      setWrong(reasonOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, wrong, run }
}
