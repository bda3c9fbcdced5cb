import { type Context, Hono } from 'hono'
import { day } from '#contracts/days.ts'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { answerTime } from '#reader/conditions.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { receiveDesign, unreadDesign } from '#server/design/attached.ts'
import { digestOf, extraFields, readForm } from '#server/enquiry/form.ts'
import { once } from '#server/enquiry/once.ts'
import { mayPost, safeRedirect } from '#server/enquiry/origin.ts'
import { ownFields } from '#server/enquiry/own-fields.ts'
import { readFields } from '#server/enquiry/read-fields.ts'
import { type Outcome, Refused, toRefusal } from '#server/enquiry/refused.ts'
import { accept, refuse } from '#server/enquiry/reply.ts'
import { spamSigns } from '#server/enquiry/spam.ts'
import { readVisit, type Visit } from '#server/enquiry/visit.ts'
import { tellRefusals } from '#server/photos/refusals.ts'
import {
  checkEffort,
  checkKeyAndHoneypot,
  countAll,
  countHousehold,
  countNetwork,
  type Sender,
  senderOf,
  tooManyOwn,
} from '#server/routes/checks.ts'
import type { Env, Services } from '#server/services.ts'
import { findKept, type Kept, type NewEnquiry } from '#server/storage/enquiries.ts'
import { extraOf } from '#server/storage/enquiry-row.ts'

/** Confirmations that an address gets at once; then one each eight hours. */
const confirmationsADay = 3

/** Further fields of an enquiry, as the workshop reads them. */
type Extra = Record<string, string>
type Reception = ReturnType<Services['photos']['open']>
type From = { sender: Sender; reception: Reception }
type Fields = ReadonlyMap<string, string>

/** `POST /api/submit`: takes an enquiry, keeps it, answers. */
export function enquiries(services: Services) {
  // A mistake in these files shall stop the start, not an enquiry that is already kept. A publication makes others of them.
  answerTime()
  readDesignPrices()
  const answer = async (c: Context<Env>) => {
    const since = performance.now()
    const measure = (outcome: Outcome) => services.metrics.enquiry(outcome, (performance.now() - since) / 1000)
    try {
      return await take(c, services, measure)
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

async function take(c: Context<Env>, services: Services, measure: (outcome: Outcome) => void) {
  const { config, settings } = services
  if (!mayPost(c.req.raw, settings.siteUrl, config.CORS_ORIGINS)) {
    throw new Refused('forbidden', 403, 'Este formulario no admite consultas desde otra página web.')
  }
  const sender = senderOf(c, services)
  const countOnce = once(() => countHousehold(sender, services))
  const reception = services.photos.open(sender.network, async (before) => {
    // A page that was open before has its key behind the pictures: its text is kept, and that they did not come is told.
    if (!before.has('access_key')) return false
    checkKeyAndHoneypot(before, settings.enquiry.accessKey)
    return (await countOnce()) === 0
  })
  try {
    const fields = await readFields(c.env.incoming, enquiryLimits.body, reception.take)
    checkKeyAndHoneypot(fields, settings.enquiry.accessKey)
    const visit = readVisit(fields, c.req.header('referer'), c.req.header('host') ?? '')
    const design = receiveDesign(fields.get('design'), readDesignPrices(), settings.siteUrl)
    const enquiry = readEnquiry(fields, { visit, design, photos: reception.digests(), now: services.now() })
    const known = await findRepeat(services, await countOnce(), enquiry.digest, reception.digests().length > 0)
    const kept = known ?? (await keepNew(fields, enquiry, { sender, reception }, services))
    measure(known ? 'repeat' : 'kept')
    const next = safeRedirect(fields.get('redirect'), new URL(c.req.url).origin, [
      settings.siteUrl,
      ...config.CORS_ORIGINS,
    ])
    const thanks = `Gracias, ${enquiry.name}. Hemos recibido tu consulta y te responderemos ${answerTime()}.`
    return accept(c, { message: thanks, notes: notesOf(kept), next, receipt: services.receipts.of(kept) })
  } finally {
    await reception.release()
  }
}

/** Counts in the limits of many only what is kept: what is refused takes nobody's place. */
async function keepNew(fields: Fields, enquiry: NewEnquiry, { sender, reception }: From, services: Services) {
  const useUp = await checkEffort(fields, services)
  const wait = await countNetwork(sender, services)
  if (wait > 0) throw tooManyOwn(wait)
  await countAll(services)
  useUp()
  return keep(enquiry, reception, services)
}

/** Keeps the enquiry with the pictures that can be kept. What became of the others stays beside it, for the workshop. */
async function keep(enquiry: NewEnquiry, reception: Reception, services: Services) {
  const { photos, refusals } = await reception.convert()
  const told = tellRefusals(refusals).join(' ')
  const extra = told === '' ? enquiry.extra : JSON.stringify({ ...extraOf(enquiry), [ownFields.missingPhotos]: told })
  const spam = [...spamSigns(enquiry), ...(services.isRepeated(enquiry) ? ['sent-by-others'] : [])].join(', ')
  return services.keep({ ...enquiry, extra, spam, photos, confirm: await mayConfirm(enquiry.email, services) })
}

/** Whether this address has not had its share of confirmations: whoever types another one's shall not fill that mailbox. */
async function mayConfirm(email: string, { config, rateLimit, anonymous }: Services): Promise<boolean> {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const mailbox = `${name.replace(/\+.*|\./g, '')}@${host}`
  return config.AUTO_REPLY && (await rateLimit(`m:${anonymous(mailbox)}`, confirmationsADay, day)) === 0
}

const notesOf = (kept: Pick<Kept, 'extra'>): string[] => {
  const known = extraOf(kept)
  return [known[ownFields.missingPhotos], unreadDesign(known)].filter((told) => told !== undefined)
}

function readEnquiry(
  fields: Fields,
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
    confirm: false,
  }
}

/**
 * The enquiry, where it is kept already: it may pass, whatever its sender's limit. A repeat brings the same proof-of-work,
 * which counts only once, and its pictures are not converted again. Throws where it is new and the sender has to wait.
 */
async function findRepeat({ captcha, store, now }: Services, wait: number, digest: string, withPhotos: boolean) {
  const mayRepeat = wait > 0 || captcha !== undefined || withPhotos
  const known = mayRepeat ? await findKept(store, digest, now()) : undefined
  if (!known && wait > 0) throw tooManyOwn(wait)
  return known
}
