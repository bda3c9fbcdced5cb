import type { z } from 'zod'
import { once } from './content.ts'
import { pictureOf, type WithPictures, withPictures } from './pictures.ts'
import { interpolate, placeholders } from './placeholders.ts'
import { readOne } from './reading.ts'

/** What `read` gives as it can be shown: its placeholders filled in, its pictures found. Once per name. */
export const ready = <T>(name: string, read: () => T, find = pictureOf): WithPictures<T> =>
  once(`${name}, ready`, () => withPictures(interpolate(read(), placeholders()), find))

/** One YAML file of content/ as it can be shown. */
export const readyOne = <T extends z.ZodType>(name: string, schema: T, find = pictureOf) =>
  ready(name, () => readOne(name, schema), find)
