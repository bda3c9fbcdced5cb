import { useRef } from 'react'

/** Keys for rows without a name: what is typed in one stays with it when another goes. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < count) keys.current.push(next.current++)
  return { keys: keys.current, drop: (at: number) => keys.current.splice(at, 1) }
}
