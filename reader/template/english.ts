import type { z } from 'zod'
import { englishPicture } from '../pictures.ts'
import { readyOne } from '../ready.ts'

/** Reads one file of content/template/, ready to be shown on an English page. */
export const english =
  <T extends z.ZodType>(name: string, schema: T) =>
  () =>
    readyOne(`template/${name}`, schema, englishPicture)
