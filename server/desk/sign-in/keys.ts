import { createHash, randomBytes } from 'node:crypto'

/** A key nobody can guess, as it stands in an address or a cookie. */
export const newKey = () => randomBytes(32).toString('base64url')

/** What is kept of a key. Keys are long and random, so a fast hash is enough. */
export const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')
