import { useEffect, useEffectEvent, useRef } from 'react'
import type { Board } from './use-design.ts'

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere on the board but in a field that is typed in. Gives the board's ref. */
export function useUndoKeys({ undo, redo }: Pick<Board, 'undo' | 'redo'>) {
  const board = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { type = '' } = event.target as HTMLInputElement
    if (!(event.ctrlKey || event.metaKey) || /^(number|text)$/.test(type)) return
    const key = event.key.toLowerCase()
    const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const stop = new AbortController()
    board.current?.addEventListener('keydown', (event) => press(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return board
}
