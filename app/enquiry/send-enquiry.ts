import { type EnquiryAnswer, enquiryTimeout, type Receipt } from '#contracts/enquiry.ts'
import { sendingSentences as sentences } from '#words/enquiry-words.ts'

/** What is being waited for while an enquiry is under way; `seconds` until a busy service is asked again. */
export type Delay = { reason: 'broken' | 'offline' } | { reason: 'busy' | 'busyWithPhotos'; seconds: number }

type Options = {
  /** Brings the form to the service; rejects where the line breaks. */
  post?: (endpoint: string, form: FormData) => Promise<Response>
  /** With pictures, which are much to lose, a line may break more often and longer. */
  patient?: boolean
  /** Hears what is being waited for, and undefined when it goes on. */
  onDelay?: (delay: Delay | undefined) => void
}

// Milliseconds before each repeat after a broken line.
const pauses = [1000, 3000]
const patientPauses = [1000, 2000, 4000, 8000, 15_000, 30_000]
const maxBusyWaits = 4

/**
 * Posts the enquiry and reads the provider's answer: `{success, message}`, the message at the top or under `body`.
 * A form with a key of its own (`submission`), by which our service knows a repeat, is sent again after a broken line,
 * when the connection is back and when a busy service says so. Never throws; each failure has a sentence of its own. Only
 * `success === true` is a success.
 * @param form gives the form as it stands: it may change while the line is away
 */
export async function sendEnquiry(
  endpoint: string,
  form: () => FormData,
  options: Options = {},
): Promise<EnquiryAnswer> {
  const { post = postText, patient = false, onDelay = () => {} } = options
  const waits = (patient ? patientPauses : pauses).values()
  const delay = async (reason: Delay, end: Promise<unknown>) => {
    onDelay(reason)
    await end
    onDelay(undefined)
  }
  for (let busy = 0; ; ) {
    const data = form()
    const once = data.has('submission')
    if (once && navigator.onLine === false) {
      await delay({ reason: 'offline' }, backOnline())
      continue
    }
    try {
      const response = await post(endpoint, data)
      const seconds = response.status === 503 ? Number(response.headers.get('Retry-After')) : 0
      if (!once || !seconds || busy++ === maxBusyWaits) return readAnswer(await response.json())
      await delay({ reason: patient ? 'busyWithPhotos' : 'busy', seconds }, pause(seconds * 1000))
    } catch (error) {
      const again = once && !(error instanceof SyntaxError) && (patient || !isTimeout(error))
      const { value: wait } = again ? waits.next() : { value: undefined }
      if (wait === undefined) return failure(explain(error, once))
      await delay({ reason: 'broken' }, Promise.race([pause(wait), backOnline()]))
    }
  }
}

const postText = (endpoint: string, body: FormData) =>
  fetch(endpoint, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(enquiryTimeout),
  })

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

const failure = (message: string): EnquiryAnswer => ({ success: false, message })
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** @param once whether the service knows a repeat of the form by its key */
function explain(error: unknown, once: boolean): string {
  if (error instanceof SyntaxError) return sentences.unreadable
  if (navigator.onLine === false) return sentences.offline
  return `${isTimeout(error) ? sentences.slow : sentences.unknown} ${once ? sentences.again : sentences.orCall}`
}

function readAnswer(json: unknown): EnquiryAnswer {
  if (!isRecord(json)) return failure(sentences.unreadable)
  const success = json.success === true
  const message = [json.message, isRecord(json.body) && json.body.message].find(
    (text) => typeof text === 'string' && text.trim(),
  )
  return {
    success,
    message: typeof message === 'string' ? message : success ? sentences.sent : sentences.silent,
    ...(success && isReceipt(json.receipt) && { receipt: json.receipt }),
  }
}

const isReceipt = (value: unknown): value is Receipt => isRecord(value) && typeof value.number === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
