import { type RefObject, useEffect, useState } from 'react'

/** The colour of text where `ref` stands; another when the theme changes. */
export function useInk(ref: RefObject<HTMLElement | null>): string | undefined {
  const [ink, setInk] = useState<string>()
  useEffect(() => {
    const read = () => ref.current && setInk(getComputedStyle(ref.current).color)
    read()
    const watch = new MutationObserver(read)
    watch.observe(document.body, { attributes: true, attributeFilter: ['class'] })
    return () => watch.disconnect()
  }, [ref])
  return ink
}
