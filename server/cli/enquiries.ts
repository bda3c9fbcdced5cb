import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { asCards, asCsv, asJson, asReasons, asTable } from '#server/cli/show.ts'
import type { Database } from '#server/storage/database.ts'
import { retryRefused } from '#server/storage/deliveries.ts'
import { findEnquiries, listEnquiries, listRefused, markAnswered, searchEnquiries } from '#server/storage/reading.ts'

const usage = `Reads the enquiries.

  enquiries                      the newest 50, as a table      --all for all, --waiting for those not answered yet
  enquiries search WORDS         those in which all words occur (letter case and accents do not matter)
  enquiries show ID…             one or more, whole; the ID's first characters are enough
  enquiries answered ID…         marks as answered              --undo takes it back
  enquiries retry                sends what was permanently refused once more
  --refused                      what mail servers refused for good, and why
  --json, --csv                  the list for other programs (all enquiries, or those found)`

const { values, positionals } = readArguments(usage, {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  all: { type: 'boolean' },
  waiting: { type: 'boolean' },
  refused: { type: 'boolean' },
  undo: { type: 'boolean' },
})
const [command = 'list', ...words] = positionals

async function work(store: Database): Promise<string> {
  if (values.help) return usage
  if (values.refused) return asReasons(await listRefused(store))
  if (command === 'list') {
    const whole = values.all || values.json || values.csv
    return show(await listEnquiries(store, { most: whole ? undefined : 50, waiting: values.waiting === true }))
  }
  if (command === 'search') return show(await searchEnquiries(store, words))
  if (command === 'show') return asCards(await findEnquiries(store, words))
  if (command === 'answered') return mark(store)
  if (command === 'retry') return `${await retryRefused(store)} messages will be sent again.`
  throw new UsageError(`There is no command "${command}".\n\n${usage}`)
}

function show(enquiries: Awaited<ReturnType<typeof listEnquiries>>): string {
  if (values.json) return asJson(enquiries)
  if (values.csv) return asCsv(enquiries)
  return asTable(enquiries)
}

async function mark(store: Database): Promise<string> {
  if (words.length === 0) throw new UsageError(`Which one? ${usage}`)
  const found = await findEnquiries(store, words)
  await markAnswered(
    store,
    found.map(({ id }) => id),
    values.undo ? null : Date.now(),
  )
  return asTable(await findEnquiries(store, words))
}

await runCommand(work)
