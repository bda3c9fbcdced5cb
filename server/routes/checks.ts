import type { Context } from 'hono'
import { household, network } from '#server/enquiry/client-address.ts'
import { Refused } from '#server/enquiry/refused.ts'
import type { Env, Services } from '#server/services.ts'

/** Who sends: the household, and the network that may be many households. */
export interface Sender {
  household: string
  network: string
}

export function senderOf(c: Context<Env>, { clientAddress }: Pick<Services, 'clientAddress'>): Sender {
  const address = clientAddress.ofRequest(c.env.incoming)
  return { household: household(address), network: network(address) }
}

/** So many times what one household may send may come from a network of many. */
const householdsOfNetwork = 4

type Counting = Pick<Services, 'config' | 'rateLimit' | 'anonymous'>

/** Counts one more of a household; gives the seconds to wait. */
export async function countHousehold({ household }: Sender, { config, rateLimit, anonymous }: Counting) {
  return config.RATE_LIMIT === 0 ? 0 : rateLimit(`a:${anonymous(household)}`, config.RATE_LIMIT)
}

/**
 * Counts one more of a network of many households, once it is about to be kept: else a hostile neighbour would use up by
 * refused forms what is the others'. Gives the seconds to wait.
 */
export async function countNetwork({ household, network }: Sender, { config, rateLimit, anonymous }: Counting) {
  if (config.RATE_LIMIT === 0 || network === household) return 0
  return rateLimit(`n:${anonymous(network)}`, config.RATE_LIMIT * householdsOfNetwork)
}

const inSeconds = (seconds: number) => (seconds === 1 ? 'un segundo' : `${seconds} segundos`)

export const tooManyOwn = (seconds: number) =>
  new Refused(
    'limited',
    429,
    `Han llegado varias consultas seguidas desde tu conexión. Espera ${inSeconds(seconds)} y vuelve a intentarlo, por favor.`,
    seconds,
  )

/** Counts what is about to be kept, of all senders. Throws when that is too many. */
export async function countAll({ config, rateLimit }: Pick<Services, 'config' | 'rateLimit'>): Promise<void> {
  const seconds = config.OVERALL_LIMIT === 0 ? 0 : await rateLimit('all', config.OVERALL_LIMIT)
  if (seconds === 0) return
  const message = `Ahora mismo llegan muchas consultas. Espera ${inSeconds(seconds)} y vuelve a enviar la tuya, por favor.`
  throw new Refused('limited', 429, message, seconds)
}

/** The form is ours, and no machine has filled in what people do not see. */
export function checkKeyAndHoneypot(fields: ReadonlyMap<string, string>, accessKey: string) {
  const key = fields.get('access_key')
  if (!key)
    throw new Refused('forbidden', 400, 'El formulario ha llegado incompleto. Recarga la página y vuelve a enviarlo.')
  if (key !== accessKey)
    throw new Refused(
      'forbidden',
      403,
      'El formulario ha llegado con datos de otra página. Recarga esta y vuelve a enviarlo.',
    )
  const trap = (fields.get('botcheck') ?? '').trim().toLowerCase()
  if (!['', 'false', '0', 'off'].includes(trap)) {
    throw new Refused('spam', 403, 'No hemos podido comprobar que eres una persona. Llámanos o escríbenos, por favor.')
  }
}

/**
 * What a person does and a machine saves itself: time, and the proof-of-work where it is asked for. Gives what uses the
 * proof up.
 */
export async function checkEffort(fields: ReadonlyMap<string, string>, { config, captcha, now }: Services) {
  const started = Number(fields.get('started') || Number.NaN)
  const elapsed = now() - started
  // A start in the future comes from a visitor's clock that is ahead; it says nothing.
  if (elapsed >= 0 && elapsed < config.MIN_FILL_SECONDS * 1000) {
    throw new Refused(
      'spam',
      400,
      'El formulario ha llegado muy deprisa. Espera un par de segundos y vuelve a enviarlo, por favor.',
    )
  }
  const proof = captcha ? await captcha.solved(fields.get('altcha')) : () => true
  if (!proof) throw withoutProof()
  return () => {
    if (!proof()) throw withoutProof()
  }
}

const withoutProof = () =>
  new Refused('spam', 403, 'Falta la comprobación de que eres una persona. Espera a que termine y vuelve a enviarlo.')
