import type { AnswerChannel, EnquiryState, HistoryEntry, SentMessage } from '#contracts/desk-enquiries.ts'
import { longTime } from '../ui/times.ts'

/** States as an address of the list names them, and as its menu does. */
export const stateFilters = [
  { key: '', state: undefined, name: 'Entrada' },
  { key: 'nuevas', state: 'new', name: 'Nuevas' },
  { key: 'contestadas', state: 'answered', name: 'Contestadas' },
  { key: 'espera', state: 'waiting', name: 'En espera' },
  { key: 'spam', state: 'spam', name: 'Posible spam' },
  { key: 'archivadas', state: 'archived', name: 'Archivadas' },
] as const satisfies readonly { key: string; state: EnquiryState | undefined; name: string }[]

const did: Record<AnswerChannel | 'note', string> = {
  note: 'anotó',
  mail: 'contestó por correo',
  'own-mail': 'contestó desde su correo',
  whatsapp: 'contestó por WhatsApp',
  phone: 'llamó por teléfono',
}
/** «Amparo Ruiz contestó por correo» */
export const tellEntry = ({ kind, by }: HistoryEntry) => (kind === 'received' ? `${by} escribió` : `${by} ${did[kind]}`)

const channels: Record<string, string> = {
  mail: 'Aviso al taller',
  'auto-reply': 'Confirmación al cliente',
  webhook: 'Aviso a otro programa',
  photos: 'Aviso de más fotos',
  'spam-report': 'Parte de spam',
  answer: 'Respuesta al cliente',
}
export const channelName = (channel: string) => channels[channel] ?? channel

export function tellMail({ state, doneAt, attempts, error }: SentMessage): string {
  if (state === 'sent') return doneAt === null ? 'Enviado' : `Enviado el ${longTime(doneAt)}`
  if (state === 'refused') return `Rechazado por el otro servidor: ${error}`
  return attempts > 1 ? `Sin enviar todavía (${attempts} intentos): ${error || 'se vuelve a intentar'}` : 'Saliendo…'
}
