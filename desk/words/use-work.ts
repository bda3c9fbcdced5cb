import { useEffect, useMemo, useState } from 'react'
import type { Relations } from '#contracts/desk-words.ts'
import { idOf } from './form/context.ts'
import type { Editing } from './use-editing.ts'
import { pathOf } from './values.ts'

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
      target,
      goTo,
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
