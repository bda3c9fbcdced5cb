import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { enquiryLimits } from '#contracts/enquiry.ts'
import type { Prices } from '#design/price.ts'
import { answerTime } from '#reader/conditions.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { receiveDesign, unreadDesign } from '#server/design/attached.ts'
import { household } from '#server/enquiry/client-address.ts'
import { digestOf, extraFields, readForm } from '#server/enquiry/form.ts'
import { mayPost } from '#server/enquiry/origin.ts'
import { readFields } from '#server/enquiry/read-fields.ts'
import { safeRedirect } from '#server/enquiry/redirect.ts'
import { Refused, toRefusal } from '#server/enquiry/refused.ts'
import { accept, refuse } from '#server/enquiry/reply.ts'
import { spamSigns } from '#server/enquiry/spam.ts'
import { readVisit, type Visit } from '#server/enquiry/visit.ts'
import type { Outcome } from '#server/metrics.ts'
import { tellRefusals } from '#server/photos/refusals.ts'
import type { Env, Services } from '#server/services.ts'
import type { NewEnquiry } from '#server/storage/enquiries.ts'

const day = 24 * 60 * 60_000

/** Further field of an enquiry: what the visitor was told of pictures that could not be kept. */
const missingPhotos = 'Fotos que no han llegado'

/** Further fields of an enquiry, as the workshop reads them. */
type Extra = Record<string, string>
type Reception = ReturnType<Services['photos']['open']>

/** `POST /api/submit`: takes an enquiry, keeps it, answers. */
export function enquiries(services: Services) {
  // Now: a mistake in these files shall stop the start, not an enquiry that is already kept.
  const when = answerTime()
  const prices = readDesignPrices()
  const answer = async (c: Context<Env>) => {
    const since = performance.now()
    const measure = (outcome: Outcome) => services.metrics.enquiry(outcome, (performance.now() - since) / 1000)
    try {
      return await take(c, { ...services, prices }, measure, when)
    } catch (error) {
      const refused = toRefusal(error, services.log)
      measure(refused.outcome)
      if (refused.retryAfter !== undefined) c.header('Retry-After', String(refused.retryAfter))
      return refuse(c, refused.status, refused.message)
    }
  }
  return new Hono<Env>().post('/', answer).all('/', (c) => {
    c.header('Allow', 'POST, OPTIONS')
    return refuse(
      c,
      405,
      'Esta dirección solo recibe el formulario de contacto. Vuelve a él y envía desde allí tu consulta.',
    )
  })
}

async function take(
  c: Context<Env>,
  services: Services & { prices: Prices },
  measure: (outcome: Outcome) => void,
  when: string,
) {
  const { config, settings } = services
  if (!mayPost(c.req.raw, settings.siteUrl, config.CORS_ORIGINS)) {
    throw new Refused('forbidden', 403, 'Este formulario no admite consultas desde otra página web.')
  }
  const sender = household(services.clientAddress.of(getConnInfo(c).remote.address, c.req.header('x-forwarded-for')))
  const reception = services.photos.open(sender)
  try {
    const fields = await readFields(c.env.incoming, enquiryLimits.body, reception.take)
    checkKeyAndHoneypot(fields, settings.enquiry.accessKey)
    const visit = readVisit(fields, c.req.header('referer'), c.req.header('host') ?? '')
    const design = receiveDesign(fields.get('design'), services.prices, settings.siteUrl)
    const enquiry = readEnquiry(fields, { visit, design, photos: reception.digests(), now: services.now() })
    const known = await checkLimits(sender, services, enquiry.digest, reception.digests().length > 0)
    if (!known) await checkEffort(fields, services)
    const kept = known ?? (await keep(enquiry, reception, services))
    measure(known ? 'repeat' : 'kept')
    const next = safeRedirect(fields.get('redirect'), new URL(c.req.url).origin, [
      settings.siteUrl,
      ...config.CORS_ORIGINS,
    ])
    const thanks = `Gracias, ${enquiry.name}. Hemos recibido tu consulta y te responderemos ${when}.`
    return accept(c, { message: thanks, notes: notesOf(kept.extra), next, receipt: services.receipts.of(kept) })
  } finally {
    await reception.release()
  }
}

/** Keeps the enquiry with the pictures that can be kept. What became of the others stays beside it, for the workshop. */
async function keep(enquiry: NewEnquiry, reception: Reception, services: Services) {
  const { photos, refusals } = await reception.convert()
  const told = tellRefusals(refusals).join(' ')
  const extra = told === '' ? enquiry.extra : JSON.stringify({ ...JSON.parse(enquiry.extra), [missingPhotos]: told })
  const spam = [...spamSigns(enquiry), ...(services.repeatedTexts.seen(enquiry) ? ['sent-by-others'] : [])].join(', ')
  return services.keep({ ...enquiry, extra, spam, photos })
}

const notesOf = (extra: string): string[] => {
  const known = JSON.parse(extra) as Extra
  return [known[missingPhotos], unreadDesign(known)].filter((told) => told !== undefined)
}

function checkKeyAndHoneypot(fields: ReadonlyMap<string, string>, accessKey: string) {
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

function readEnquiry(
  fields: ReadonlyMap<string, string>,
  { visit, design, photos, now }: { visit: Visit; design: Extra; photos: readonly string[]; now: number },
): NewEnquiry {
  const result = readForm(fields)
  if (!result.success)
    throw new Refused('invalid', 400, [...new Set(result.error.issues.map(({ message }) => message))].join(' '))
  const { replyto, submission, answers, ...form } = result.data
  const extra = { ...extraFields(fields), ...design }
  const digest = digestOf(result.data, extra, photos)
  // Without a key from the form only a quick repeat is surely the same; with one, a late one is too.
  const repeatWithin = submission === '' ? 60_000 : day
  return {
    ...form,
    reply_to: replyto,
    extra: JSON.stringify(extra),
    answers: JSON.stringify(answers),
    ...visit,
    spam: '',
    received_at: now,
    digest,
    repeatWithin,
    photos: [],
  }
}

/** Counts the enquiry against the limits; one that is already kept is no new one, so it may pass. Gives that one. */
async function checkLimits(sender: string, services: Services, digest: string, withPhotos: boolean) {
  const { RATE_LIMIT, OVERALL_LIMIT } = services.config
  const own = RATE_LIMIT === 0 ? 0 : await services.rateLimit(`a:${services.anonymous(sender)}`, RATE_LIMIT)
  const all = OVERALL_LIMIT === 0 || own > 0 ? 0 : await services.rateLimit('all', OVERALL_LIMIT)
  const seconds = Math.max(own, all)
  // A repeat brings the same proof-of-work, which counts only once: so ask before it is looked at. Nor are its pictures
  // converted again.
  const mayRepeat = seconds > 0 || services.captcha !== undefined || withPhotos
  const known = mayRepeat ? await services.findKept(digest, services.now()) : undefined
  if (known || seconds === 0) return known
  const when = seconds === 1 ? 'un segundo' : `${seconds} segundos`
  throw new Refused(
    'limited',
    429,
    own > 0
      ? `Has enviado varias consultas seguidas. Espera ${when} y vuelve a intentarlo, por favor.`
      : `Ahora mismo llegan muchas consultas. Espera ${when} y vuelve a enviar la tuya, por favor.`,
    seconds,
  )
}

/** What a person does and a machine saves itself: time, and the proof-of-work where it is asked for. */
async function checkEffort(fields: ReadonlyMap<string, string>, { config, captcha, now }: Services) {
  const started = Number(fields.get('started') || Number.NaN)
  const elapsed = now() - started
  // A start in the future comes from a visitor's clock that is ahead; it says nothing.
  if (elapsed >= 0 && elapsed < config.MIN_FILL_SECONDS * 1000) {
    throw new Refused(
      'spam',
      400,
      'Has enviado el formulario muy deprisa. Espera un par de segundos y vuelve a enviarlo, por favor.',
    )
  }
  if (captcha && !(await captcha.solved(fields.get('altcha')))) {
    throw new Refused(
      'spam',
      403,
      'Falta la comprobación de que eres una persona. Espera a que termine y vuelve a enviarlo.',
    )
  }
}
