import type { Logger } from 'pino'
import { hour } from '#contracts/days.ts'
import { repeat } from '#server/repeat.ts'
import type { Database } from '#server/storage/database.ts'
import type { Dispatch } from '#server/storage/enquiries.ts'
import { makeSpamReport } from '#server/storage/spam-reports.ts'

const localHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' })
/** At this hour in Spain the report of a day may leave; and how often it is looked, in milliseconds. */
const reportHour = 8
const every = hour / 4

interface Options {
  store: Database
  dispatch: Dispatch
  now: () => number
  log: Logger
  /** Hears that there is something to send. */
  call: () => void
}

/** Once a day, from eight o'clock on, what looks like spam is put into one mail. Gives what ends it. */
export function startSpamReports({ store, dispatch, now, log, call }: Options): () => void {
  if (!dispatch.channels.includes('spam-report')) return () => {}
  const work = async () => {
    if (await makeSpamReport(store, lastReportTime(now()), now(), dispatch)) call()
  }
  return repeat(every, work, log, 'the report on spam could not be made')
}

/** When it was last eight o'clock, to the hour, in milliseconds. */
export function lastReportTime(now: number): number {
  let at = now - (now % hour)
  while (Number(localHour.format(at)) !== reportHour) at -= hour
  return at
}
