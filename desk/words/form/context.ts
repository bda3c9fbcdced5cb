import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { Relations } from '#contracts/desk-words.ts'
import type { Editing } from '../use-editing.ts'
import { pathOf } from '../values.ts'

export const FormContext = createContext<ReturnType<typeof useWork> | undefined>(undefined)

/** What the fields of an open text share. */
export function useForm() {
  const work = use(FormContext)
  if (!work) throw new Error('A field stands outside a form.')
  return work
}

export const idOf = (path: string) => `campo-${path}`

export function useWork({ set, problems }: Editing, relations: Relations) {
  const [target, setTarget] = useState(() => decodeURIComponent(location.hash.slice(1)))
  useEffect(() => {
    if (target) focusWhenThere(idOf(target))
  }, [target])
  return useMemo(() => {
    const wrong = new Map(problems.map(({ path, message }) => [pathOf(path), message]))
    const goTo = (path: string) => {
      setTarget(path)
      // The same link again changes no target.
      focusWhenThere(idOf(path))
    }
    return {
      set,
      relations,
      /** The field to which a link has led. */
      target,
      goTo,
      /** What is wrong at a path, or below it. */
      problemAt: (path: string) => wrong.get(path),
      hasProblemBelow: (path: string) => [...wrong.keys()].some((at) => at === path || at.startsWith(`${path}.`)),
    }
  }, [set, problems, relations, target])
}

/** The folds around a field open one after the other, each with the next frame. */
function focusWhenThere(id: string, frames = 30) {
  const element = document.getElementById(id)
  if (element) element.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1))
}
