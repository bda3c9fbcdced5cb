import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainPath } from '#contracts/addresses.ts'

/** The built site that is looked at: `build/`, or the folder that SITE_DIR names. */
export const client = join(process.env.SITE_DIR ?? 'build', 'client')

/** One of each kind: the filters of the journal are one page with other posts. */
export const kindsOfPages = () =>
  builtPages().filter(({ path }) => !path.startsWith('/blog/') || path === '/blog/category/materials')

/** Address and file of every prerendered page of the built site, error pages included, redirects not. */
export function builtPages(): { path: string; file: string }[] {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const pages = names.sort().map((name) => ({
    path: plainPath(`/${name}`),
    file: join(client, name),
  }))
  return pages.filter(({ file }) => !readFileSync(file, 'utf8').includes('http-equiv="refresh"'))
}

/** What stands round a page's own part: header, menus, panels, footer; the mark of the page one is at left out. */
export const shellOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^.*?(?=<body)|<main.*<\/main>|<script.*?<\/script>/gs, '')
    .replace(/ (aria-current|data-[\w-]+)="[^"]*"/g, '')
