import { join, resolve } from 'node:path'

/** The folder with the owner's texts: CONTENT_DIR, else `content/`. @param root a folder that holds another `content/` */
export const contentFolder = (root?: string): string =>
  root === undefined ? resolve(process.env.CONTENT_DIR || 'content') : join(root, 'content')

/** Where a file lies that messages call `content/…`, wherever the folder is. */
export const contentFile = (file: string, root?: string): string =>
  join(contentFolder(root), file.replace(/^content\//, ''))
