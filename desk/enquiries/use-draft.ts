import { useEffect, useState } from 'react'

export interface Draft {
  template: string
  subject: string
  text: string
}

/** What is being written to a visitor; a reload keeps it, closing the window does not. */
export function useDraft(id: string, first: Draft) {
  const key = `desk-answer-${id}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...first, ...read(key) }))
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (isKept) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  }, [key, draft, isKept])
  return {
    draft,
    write: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => setKept(false),
  }
}

const read = (key: string): Partial<Draft> => JSON.parse(sessionStorage.getItem(key) ?? '{}')
