import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useFilters } from './use-filters.ts'

const memory = 'desk-keys'
const isOnAtFirst = () => localStorage.getItem(memory) !== 'off'
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const writes = 'input, textarea, select, [contenteditable], dialog'

/** Marks the rows of a list that single keys walk through. */
export const rowMark = 'data-row'
/** Marks the field that "/" goes to. */
export const searchMark = 'data-search'

/** Single keys of this room; they can be turned off (WCAG 2.1.4), and never act while somebody types. */
export function useKeys(list: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(false)
  const [isOn, setOn] = useState(isOnAtFirst)
  const [, navigate] = useLocation()
  const { search } = useFilters()

  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(writes)) return
      if (document.querySelector(':popover-open')) return // its own Escape comes first
      if (act(event.key)) event.preventDefault()
    }
    const act = (key: string): boolean => {
      const step = steps[key]
      if (step) return walk(list.current, step)
      if (key === '/') return focusSearch(list.current)
      if (key === '?') setShown(true)
      else if (key === 'Escape') navigate(`/${search}`)
      else return false
      return true
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, list, navigate, search])

  return {
    shown,
    isOn,
    show: () => setShown(true),
    hide: () => setShown(false),
    turn(on: boolean) {
      setOn(on)
      localStorage.setItem(memory, on ? 'on' : 'off')
    },
  }
}

/** Moves the focus to the row after or before the one that has it, else the open one. */
function walk(list: HTMLElement | null, step: number): boolean {
  const rows = [...(list?.querySelectorAll<HTMLElement>(`[${rowMark}]`) ?? [])]
  const focused = rows.indexOf(document.activeElement as HTMLElement)
  const open = rows.findIndex((row) => row.ariaCurrent === 'true')
  const next = focused < 0 && open < 0 ? rows[0] : rows[(focused < 0 ? open : focused) + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

function focusSearch(list: HTMLElement | null): boolean {
  const field = list?.querySelector<HTMLElement>(`[${searchMark}]`)
  field?.focus()
  return field !== null
}
