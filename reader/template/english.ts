import type { z } from 'zod'
import { englishPicture } from '../pictures.ts'
import { readyOne } from '../ready.ts'

/** Reads one file of content/template/, ready to be shown on an English page. */
export const english =
  <T extends z.ZodType>(name: string, schema: T) =>
  () =>
    readyOne(`template/${name}`, schema, englishPicture)

/** A list from that with number `first` on, what stands before it at the end. */
export const turned = <T>(list: readonly T[], first: number): T[] => [...list.slice(first), ...list.slice(0, first)]
