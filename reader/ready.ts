import { cached } from './cache.ts'
import { pictureOf, type WithPictures, withPictures } from './pictures.ts'
import { interpolate, placeholders } from './placeholders.ts'

/** What `read` gives as it can be shown: its placeholders filled in, its pictures found. Once per name and root. */
export const ready = <T>(
  name: string,
  root: string | undefined,
  read: (root?: string) => T,
  find = pictureOf,
): WithPictures<T> =>
  cached(`${name}, ready`, root, (at) => withPictures(interpolate(read(at), placeholders(at)), (id) => find(id, at)))
