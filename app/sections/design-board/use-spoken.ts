import { useEffect, useState } from 'react'

/** A sentence for screen readers, said when the visitor's hand rests: not one for each millimetre. Empty at first. */
export function useSpoken(sentence: string, silent: boolean, pause = 900): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (silent) return
    const timer = setTimeout(() => setSaid(sentence), pause)
    return () => clearTimeout(timer)
  }, [sentence, silent, pause])
  return said
}
