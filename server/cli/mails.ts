import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettings } from '#reader/settings.ts'
import { readArguments, runPlain, UsageError } from '#server/cli/command.ts'
import { sampleMails } from '#server/cli/sample-mails.ts'
import { readConfig } from '#server/config.ts'

const usage = `Shows the mails that the form service sends, about a made-up enquiry. Their texts are in content/mails.yaml.

  mails preview [FOLDER]         writes each as HTML and as text into a folder (mails-preview unless given)`

const { positionals } = readArguments(usage, {})

await runPlain(async () => {
  const [command, folder = 'mails-preview', ...more] = positionals
  if (command !== 'preview' || more.length > 0) throw new UsageError(usage)
  mkdirSync(folder, { recursive: true })
  const mails = Object.entries(sampleMails(readConfig(process.env), readSettings()))
  const files = mails.flatMap(([name, { subject, text, html }]) => [
    [`${name}.html`, html] as const,
    [`${name}.txt`, `Subject: ${subject}\n\n${text}\n`] as const,
  ])
  for (const [name, content] of files) writeFileSync(join(folder, name), content)
  return files.map(([name]) => resolve(folder, name)).join('\n')
})
