import { quoteYears } from '#contracts/retention.ts'
import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { erasePerson, exportPerson } from '#server/storage/person.ts'
import { exportQuotes } from '#server/storage/quotes/keep.ts'

const usage = `Answers what a person may ask about his or her data.

  person export EMAIL            all that is kept about the person, as JSON
  person erase EMAIL --yes       deletes it; backups keep it until they are deleted themselves, accepted quotes stay`

const { values, positionals } = readArguments(usage, { yes: { type: 'boolean' } })
const [command, email = ''] = positionals

await runCommand(async (store) => {
  if (!email.includes('@')) throw new UsageError(usage)
  const quotes = await exportQuotes(store, email)
  if (command === 'export') return JSON.stringify({ enquiries: await exportPerson(store, email), quotes }, null, 2)
  if (command !== 'erase') throw new UsageError(usage)
  if (!values.yes) {
    const { length } = await exportPerson(store, email)
    throw new UsageError(`${length} enquiries of this person would be deleted for good. Say so with --yes.`)
  }
  const kept = quotes.filter(({ acceptance }) => acceptance).map(({ number }) => number)
  const why = `Kept for ${quoteYears} years, as the law asks (Código de Comercio art. 30): ${kept.join(', ')}.`
  return `${await erasePerson(store, email)} enquiries deleted.${kept.length === 0 ? '' : ` ${why}`}`
})
