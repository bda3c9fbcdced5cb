import { day } from '#contracts/days.ts'
import { photosDays, photosPath, type Receipt } from '#contracts/enquiry.ts'
import { once } from '#reader/content.ts'
import { readHolidays } from '#reader/holidays.ts'
import { writtenConditions } from '#reader/reckoned-prices.ts'
import type { Settings } from '#reader/settings.ts'
import { answerDay, type Calendar } from '#server/enquiry/answer-day.ts'
import type { Links } from '#server/enquiry/links.ts'
import type { Kept } from '#server/storage/enquiries.ts'
import { numberOf } from '#server/storage/enquiry-row.ts'

const weekdays = { closes: '18:00', week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] } as const

export type Receipts = ReturnType<typeof createReceipts>

const ownersDays = ({ contact: { hours } }: Pick<Settings, 'contact'>): { days: number; calendar: Calendar } =>
  once('days of answers', () => {
    const holidays = new Set(readHolidays().days.map(({ date }) => date))
    return {
      days: writtenConditions().answer.days,
      calendar: { hours: hours.length > 0 ? hours : [weekdays], holidays },
    }
  })

/** What visitors get of their enquiries. Reads the owner's days now: a mistake in them shall stop the start. */
export function createReceipts(settings: Pick<Settings, 'contact'>, links: Links) {
  ownersDays(settings)

  // Enquiries of one minute have one answer.
  let known = { minute: Number.NaN, calendar: {}, answerBy: '' }
  function answerBy(receivedAt: number): string {
    const minute = Math.floor(receivedAt / 60_000)
    const { days, calendar } = ownersDays(settings)
    if (known.minute !== minute || known.calendar !== calendar)
      known = { minute, calendar, answerBy: answerDay(receivedAt, days, calendar) }
    return known.answerBy
  }

  /** Until when pictures may be added, in milliseconds. */
  const photosUntil = (receivedAt: number) => receivedAt + photosDays * day

  function of({ id, received_at }: Pick<Kept, 'id' | 'received_at'>): Receipt {
    const key = links.sign('photos', id, photosUntil(received_at))
    return { number: numberOf(id), answerBy: answerBy(received_at), photosLink: photosPath + key }
  }

  return {
    of,
    photosUntil,
    /** The receipt to a key of its address; undefined when we did not make it. */
    read(key: string): Receipt | undefined {
      const known = links.read('photos', key)
      return known && of({ id: known.id, received_at: known.until - photosDays * day })
    },
  }
}
