import { minuteOf } from '#contracts/days.ts'
import { readSettings } from '#reader/settings.ts'
import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import type { Config } from '#server/config.ts'
import { takePublishing } from '#server/desk/publishing/claim.ts'
import { openContent, placesIn } from '#server/desk/publishing/places.ts'
import { restoreAsDraft } from '#server/desk/publishing/take-back.ts'
import { deskOrigin } from '#server/desk/request/door.ts'
import { createAudit, fields, operator, Refusal } from '#server/desk/request/http.ts'
import { addressOf, doorKey, makeLink, openInvitations, renewDoorKey } from '#server/desk/sign-in/links.ts'
import { addPerson, findByEmail, listPeople, removePerson } from '#server/desk/sign-in/people.ts'
import { createSessions } from '#server/desk/sign-in/sessions.ts'
import type { Database } from '#server/storage/database.ts'

const usage = `The owner's desk (/taller): who gets in, and what has been published. Works while the server runs.

  desk invite NAME MAIL [--helper]   prints a one-time address, valid for 48 hours; for somebody who is there already, a new one
  desk people                        who is there
  desk revoke MAIL [--sessions]      takes somebody from the desk, or only ends that person's sessions
  desk address [--renew]             the private address where people sign in on a new device; --renew gives it a new key
  desk history                       what has been published, the newest first
  desk restore COMMIT                makes that state the draft, to be looked at and published at the desk
  desk publish-here                  of several servers, this one is to publish the content from now on`

const { values, positionals } = readArguments(usage, {
  helper: { type: 'boolean' },
  sessions: { type: 'boolean' },
  renew: { type: 'boolean' },
})
const [command = '', first = '', second = ''] = positionals
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Madrid' })

const commands: Record<string, (store: Database, config: Config) => Promise<string>> = {
  async invite(store, config) {
    const name = fields.name.safeParse(first)
    const email = fields.email.safeParse(second)
    if (!name.success || !email.success) throw new UsageError(usage)
    const role = values.helper ? 'helper' : 'owner'
    const person = await addPerson(store, { name: name.data, email: email.data, role }, Date.now())
    const { key, until } = await makeLink(store, 'invitation', person.id, Date.now())
    await createAudit(store, Date.now)(operator, 'Invita a una persona', { Persona: person.name, Correo: person.email })
    return [
      `${person.name} <${person.email}> (${person.role}) opens this on the device to sign in with, until ${time.format(until)}:`,
      addressOf(originOf(config), 'invitation', key),
    ].join('\n')
  },
  async people(store) {
    const open = await openInvitations(store, Date.now())
    const lines = (await listPeople(store)).map(({ id, name, email, role, joined_at }) => {
      const until = open.get(id)
      const state = joined_at ? '' : until ? `, invited until ${time.format(until)}` : ', invitation over'
      return `${name} <${email}> (${role}${state})`
    })
    return lines.join('\n') || 'Nobody yet; begin with: npm run desk -- invite NAME MAIL'
  },
  async revoke(store) {
    const person = await findByEmail(store, first)
    if (!person) throw new UsageError(`Nobody at the desk has the address "${first}".`)
    const audit = createAudit(store, Date.now)
    if (values.sessions) {
      await createSessions(store, Date.now).endAll(person.id)
      await audit(operator, 'Cierra las sesiones de una persona', { Persona: person.name })
      return `${person.name} has to sign in again on every device.`
    }
    await removePerson(store, person.id).catch((error) => {
      if (!(error instanceof Refusal)) throw error
      throw new Error('One owner who can sign in has to stay; invite another one first.')
    })
    await audit(operator, 'Quita a una persona del taller', { Persona: person.name, Correo: person.email })
    return `${person.name} is no longer at the desk.`
  },
  async address(store, config) {
    if (values.renew) await createAudit(store, Date.now)(operator, 'Cambia la dirección privada de la oficina')
    return addressOf(originOf(config), 'door', await (values.renew ? renewDoorKey : doorKey)(store))
  },
  history: (_, config) => historyText(config),
  async restore(store, config) {
    const said = await restoreText(config, first)
    await createAudit(store, Date.now)(operator, 'Vuelve a un estado anterior', { Estado: first })
    return said
  },
  async 'publish-here'(store, config) {
    await takePublishing(store, placesIn(config.DATA_DIR))
    return 'This server publishes from now on; restart it, and the one that did.'
  },
}

const originOf = (config: Config) => deskOrigin(config, readSettings())

await runCommand(async (store, config) => {
  const work = commands[command]
  if (!work) throw new UsageError(usage)
  return work(store, config)
})

/** What has been published, the newest first, a line each. */
async function historyText(config: Config): Promise<string> {
  const commits = await openContent(config).history.list()
  const lines = commits.map(
    ({ id, at, by, lines }) => `${id.slice(0, 10)}  ${minuteOf(Date.parse(at))}  ${by}: ${lines.join('; ')}`,
  )
  return lines.join('\n') || 'Nothing has been published from the desk yet.'
}

/** Makes an earlier state the draft; gives what was done. @throws a sentence when there is no such state, or a draft */
async function restoreText(config: Config, name: string): Promise<string> {
  const { draft, history } = openContent(config)
  const commit = await history.find(name)
  if (!commit) throw new Error(`The history has no state "${name}"; see: npm run desk -- history`)
  try {
    const paths = await restoreAsDraft(draft, history, commit, { name: 'Línea de órdenes' })
    if (paths.length === 0) return 'The content is in that state already.'
    return `${paths.length} files are drafted as they were then; look at them and publish at /taller/publicar.`
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Error('Something is drafted and would be lost; publish or discard it at /taller/publicar first.')
  }
}
