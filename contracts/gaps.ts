import { findingWords as w } from '#words/finding-words.ts'

const gap = /\[\p{L}[^\][\n]{0,200}\]/gu

/** What a text still has between brackets to be filled in: «[Qué incluye]», each once. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(gap) ?? [])]

/** The sentence about them; undefined where there is none. */
export function gapsMessage(text: string): string | undefined {
  const gaps = gapsIn(text)
  return gaps.length === 0 ? undefined : w.openGaps(gaps)
}
