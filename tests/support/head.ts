import { readFileSync } from 'node:fs'
import { builtPages, client } from './built-pages.ts'
import { decode } from './xml.ts'

/** What machines read of a built page. */
export type Head = {
  path: string
  html: string
  lang: string
  title: string
  /** By `name` or `property`. */
  meta: Record<string, string>
  /** By `rel`, without stylesheets and preloads. */
  links: Record<string, string>
  /** Things of the page's JSON-LD. */
  things: Thing[]
}
export type Thing = { '@type': string | string[]; '@id'?: string; [key: string]: unknown }

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, decode(value ?? '')]))

export function readHead({ path, file }: { path: string; file: string }): Head {
  const html = readFileSync(file, 'utf8')
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributes(tag))
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return {
    path,
    html,
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries(tags('meta').map((tag) => [tag.name ?? tag.property, tag.content ?? ''])),
    links: Object.fromEntries(tags('link').map((tag) => [tag.rel, tag.href ?? ''])),
    things: scripts.flatMap(([, json]) => JSON.parse(json ?? '')['@graph'] as Thing[]),
  }
}

/** The heads of all built pages that have an address: error pages not among them. */
export const readHeads = (): Head[] =>
  builtPages()
    .filter(({ path }) => !path.endsWith('.html'))
    .map(readHead)

/** A file of the built site as text. */
export const builtFile = (name: string) => readFileSync(`${client}/${name}`, 'utf8')

export const isA = (type: string) => (thing: Thing) => [thing['@type']].flat().includes(type)
