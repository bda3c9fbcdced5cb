import { z } from 'zod'
import { link, oneOf, photo, slug, text } from '../fields.ts'
import { english } from './english.ts'

const looks = ['full', 'start', 'end', 'inset'] as const
const screen = z.strictObject({
  id: slug,
  name: text,
  /** full: edge to edge, words on a paper label · start, end: bleeding to that edge · inset: small, the title crossing it. */
  look: oneOf(looks),
  /** On the green ground. */
  second: z.boolean().optional(),
  title: text,
  text,
  link,
  picture: photo,
})

/** The full-screen parts, from the first board to the last. */
export const screens = english('screens', z.array(screen))
