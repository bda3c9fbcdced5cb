import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { passwordLength } from '#contracts/desk.ts'
import { Refusal } from '#server/desk/request/http.ts'
import { queue } from '#server/queue.ts'

const scryptOf = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

// OWASP's parameters for scrypt: 32 MB of memory for each, in three rounds.
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
/** zxcvbn's scale goes from 0 to 4; 3 is "safely unguessable" for slow hashes. */
const leastScore = 3

export const newPassword = z.object({ password: z.string('Escribe una contraseña.') })

/** One at a time: many at once would take the server's memory. */
const inTurn = queue()

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return inTurn(() => scryptOf(password.normalize('NFKC'), salt, keyBytes, options))
}

/** A hash that names its own parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password belongs to a hash. Without a hash it takes as long, and is none. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? '').split('$')
  const parameters = hash === null ? cost : { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  const expected = Buffer.from(key, 'base64url')
  return found.length === expected.length && timingSafeEqual(found, expected)
}

/**
 * Refuses what is too short or guessed early: zxcvbn knows 40,000 passwords of published breaches, words and names in
 * Spanish, keyboard rows, dates, and what the person is called. It asks nobody on the network, so it does not know every
 * password that ever leaked.
 */
export async function judgePassword(password: string, about: readonly string[]): Promise<void> {
  const wrong = (message: string) => new Refusal(400, message, { field: 'password' })
  const { length } = [...password]
  if (length < passwordLength.min)
    throw wrong(`La contraseña es corta: tiene ${length} caracteres y hacen falta ${passwordLength.min}.`)
  if (length > passwordLength.max)
    throw wrong(`La contraseña es demasiado larga: caben ${passwordLength.max} caracteres.`)
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const judge = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  })
  if (judge.check(password, [...about]).score < leastScore)
    throw wrong('Esa contraseña se adivina pronto. Cuatro palabras que no tengan que ver entre sí son mejores.')
}
