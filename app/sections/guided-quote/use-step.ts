import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The step that the address names (`#medidas`), the first without one; undefined while the part is not active. A change
 * of step brings its beginning into view and the focus to it.
 */
export function useStep<T extends string>(steps: readonly T[]): T | undefined {
  const [step, setStep] = useState<T>()
  const shown = useRef<T>(undefined)

  useEffect(() => {
    const named = () => (location.hash === '' ? steps[0] : steps.find((id) => location.hash === `#${id}`))
    const follow = () => setStep((now) => named() ?? now ?? steps[0])
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [steps])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = step
    const place = before && step && before !== step ? document.getElementById(step) : undefined
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [step])
  return step
}
