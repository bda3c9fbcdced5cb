import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { OneTimeLink } from '#contracts/desk.ts'
import { interpolate } from '#contracts/plain.ts'
import type { DeskMail, DeskServices } from '#server/desk/request/access.ts'
import { addressOf, makeLink } from '#server/desk/sign-in/links.ts'
import { type MailSettings, notice, type OutgoingMail, readMailbox, toColleague } from '#server/mail/message.ts'
import { Permanent } from '#server/mail/transport.ts'
import type { LinkRow, PersonRow } from '#server/storage/schema.ts'
import { minuteText } from '#words/day-words.ts'

const pauses = [5_000, 30_000, 120_000]

interface Letter {
  kind: LinkRow['kind']
  person: { name: string; email: string }
  link: string
  until: number
}

/** Makes an address that works once; it goes out by e-mail where mail is set. */
export async function mailLink(services: DeskServices, kind: Letter['kind'], person: PersonRow): Promise<OneTimeLink> {
  const { store, origin, mailer, now, log } = services
  const { key, until } = await makeLink(store, kind, person.id, now())
  const link = addressOf(origin, kind, key)
  if (mailer) void sendSoon(mailer, linkMail({ kind, person, link, until }, mailer.parts.settings, now()), log)
  return { link, until, mailed: mailer !== undefined }
}

/** The mail with an address that works once. `now` in milliseconds. */
export function linkMail({ kind, person, link, until }: Letter, settings: MailSettings, now: number): OutgoingMail {
  const texts = settings.texts.desk[kind]
  const say = (text: string) => interpolate(text, { name: person.name, until: minuteText(until) })
  const domain = readMailbox(settings.from).address.split('@')[1] ?? 'localhost'
  const delivery = { message_id: `<${randomUUID()}@${domain}>`, created_at: now }
  return toColleague({ delivery, settings, label: say(texts.label), ...notice(texts, say, link) }, person.email)
}

/**
 * Sends it without anybody waiting. It does not go through the outbox: that would keep the key, and after a restart of the
 * server the address is soon over anyway.
 */
async function sendSoon({ send }: DeskMail, mail: OutgoingMail, log: Logger): Promise<void> {
  for (const pause of [0, ...pauses]) {
    await wait(pause, undefined, { ref: false })
    try {
      return await send(mail, AbortSignal.timeout(60_000))
    } catch (error) {
      log.warn({ error }, 'a mail of the desk did not leave')
      if (error instanceof Permanent) return
    }
  }
}
