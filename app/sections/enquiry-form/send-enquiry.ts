import { type EnquiryAnswer, enquiryTimeout } from '#contracts/enquiry.ts'

const sentences = {
  offline: 'No hay conexión. Lo que has escrito sigue aquí: vuelve a enviarlo cuando la tengas.',
  // Whether the enquiry arrived before the line broke is not known. Our own service knows a repeat; another may not.
  unknown: 'No sabemos si tu consulta ha llegado.',
  slow: 'El servidor tarda demasiado y no sabemos si tu consulta ha llegado.',
  again: 'Vuelve a enviarla: no se duplicará.',
  orCall: 'Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  unreadable:
    'Hemos recibido una respuesta que no entendemos. Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  silent: 'El servicio ha respondido sin explicación. Lo que has escrito sigue aquí: vuelve a intentarlo o llámanos.',
  sent: 'Gracias. Hemos recibido tu consulta.',
}

/**
 * Posts the enquiry and reads the provider's answer: `{success, message}`, the message at the top or under `body`.
 * Never throws; each failure has a sentence of its own. Only `success === true` is a success.
 */
export async function sendEnquiry(endpoint: string, form: FormData): Promise<EnquiryAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: form,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(enquiryTimeout),
    })
    return readAnswer(await response.json())
  } catch (error) {
    return { success: false, message: explain(error, form.has('submission')) }
  }
}

/** @param once whether the service knows a repeat of the form by its key */
function explain(error: unknown, once: boolean): string {
  if (error instanceof SyntaxError) return sentences.unreadable
  if (navigator.onLine === false) return sentences.offline
  const slow = error instanceof Error && error.name === 'TimeoutError'
  return `${slow ? sentences.slow : sentences.unknown} ${once ? sentences.again : sentences.orCall}`
}

function readAnswer(json: unknown): EnquiryAnswer {
  if (!isRecord(json)) return { success: false, message: sentences.unreadable }
  const success = json.success === true
  const message = [json.message, isRecord(json.body) && json.body.message].find(
    (text) => typeof text === 'string' && text.trim(),
  )
  return { success, message: typeof message === 'string' ? message : success ? sentences.sent : sentences.silent }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
