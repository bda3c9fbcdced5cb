import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dayOf } from '#contracts/days.ts'
import type { Quote } from '#contracts/quotes.ts'
import { readSettings } from '#reader/settings.ts'
import { readArguments, runCommand, UsageError } from '#server/cli/command.ts'
import { quotesAsCsv, quotesAsJson, quotesAsTable } from '#server/cli/quote-export.ts'
import { createLinks } from '#server/enquiry/links.ts'
import { quotePath } from '#server/quotes/document.ts'
import { currentVersion } from '#server/quotes/page.ts'
import { type Database, sharedSecret } from '#server/storage/database.ts'
import { linkIdOf, listQuotes, readQuotePdf } from '#server/storage/quotes/read.ts'
import { renewQuoteLink } from '#server/storage/quotes/write.ts'

const usage = `Reads the written quotes.

  quotes                         all, as a table
  quotes pdf NUMBER FILE         writes the paper that holds into a file; --version N for another one
  quotes link NUMBER             address of the customer's page   --renew makes a new one and the old one void
  --json, --csv                  the list for other programs, as for the bookkeeper`

const { values, positionals } = readArguments(usage, {
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  renew: { type: 'boolean' },
  version: { type: 'string' },
})
const [command = 'list', number = '', file] = positionals

await runCommand(async (store) => {
  const quotes = await listQuotes(store, Number.MAX_SAFE_INTEGER)
  const today = dayOf(Date.now())
  if (command === 'list') return (values.json ? quotesAsJson : values.csv ? quotesAsCsv : quotesAsTable)(quotes, today)
  const quote = quotes.find((one) => one.number === number.toUpperCase())
  if (command !== 'pdf' && command !== 'link') throw new UsageError(`There is no command "${command}".\n\n${usage}`)
  if (!quote) throw new UsageError(`There is no quote "${number}".\n\n${usage}`)
  return command === 'pdf' ? writePaper(store, quote) : tellLink(store, quote)
})

async function writePaper(store: Database, quote: Quote): Promise<string> {
  if (file === undefined) throw new UsageError(`Where to? ${usage}`)
  const version = Number(values.version ?? currentVersion(quote)?.version)
  const paper = await readQuotePdf(store, quote.id, version)
  if (!paper) throw new UsageError(`${quote.number} has no version ${values.version ?? ''} that was sent.`)
  writeFileSync(resolve(file), paper, { flag: 'wx' })
  return resolve(file)
}

async function tellLink(store: Database, { id, createdAt }: Quote): Promise<string> {
  if (values.renew) await renewQuoteLink(store, id, 'npm run quotes', Date.now())
  const links = createLinks(await sharedSecret(store, 'link-key'))
  const { siteUrl, enquiry } = readSettings()
  const path = quotePath(links, (await linkIdOf(store, id)) ?? '', createdAt)
  return new URL(path, new URL(enquiry.endpoint, siteUrl)).href
}
