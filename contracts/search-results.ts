import { bound } from '#contracts/bound.ts'
import { escapeHtml } from '#contracts/html.ts'
import { plain } from '#contracts/plain.ts'
import type { Language } from '#words/language.ts'
import { askName, englishHitKinds, hitKinds, searchWords, toolName } from '#words/search-words.ts'
import { type Hit, type Thumbnail, wordsOf } from './search.ts'

/** Under the best so many are shown, also of pages that only mention it. */
const few = 5

/**
 * The results as a page shows them: how many there are, the best, with the form that asks for such a piece, and the others by
 * kind; first the kind that answers best. Those that only mention what is looked for are folded away. Of the others pages
 * are words alone, as is a kind of which one has no picture of it.
 */
export function resultsHtml(query: string, hits: readonly Hit[], language: Language): string {
  const { count, kinds, others: folded } = searchWords[language]
  const status = `<p role="status">${escapeHtml(count(hits.length, query))}</p>`
  const ask = hits.find(({ kind, deep }) => kind === hitKinds.quote && !deep)
  const [best = ask, ...others] = hits.filter((hit) => hit !== ask)
  if (!best) return status
  const words = wordsOf(query).map(plain)
  const groupsOf = (some: readonly Hit[], withPictures: boolean) =>
    [...new Set(some.map(({ kind }) => kind))].map((kind) => {
      const items = some.filter((hit) => hit.kind === kind)
      const isPage = kind === hitKinds.page || kind === englishHitKinds.page
      const isSeen = withPictures && !isPage && items.every((hit) => !hit.unlike && hit.picture !== best.picture)
      const rows = items.map((hit) => item(hit, words, { picture: isSeen ? thumbnail(hit) : '' }))
      return `<section><h2>${escapeHtml(kinds[kind] ?? kind)}</h2><ol>${rows.join('')}</ol></section>`
    })
  const first = item(best, words, {
    name: best.price ? toolName : best.kind,
    after: best.price
      ? `<b class="apart">${escapeHtml(best.price.sum)}${arrow}</b><small>${escapeHtml(best.price.of)}</small>`
      : '',
    picture: thumbnail(best),
  })
  const asked = ask && ask !== best ? item(ask, words, { name: askName, beside: arrow }) : ''
  const [near, deep] = folds(others)
  const fold =
    deep.length > 0
      ? `<details><summary>${folded(deep.length)}${plus}</summary>${groupsOf(deep, false).join('')}</details>`
      : ''
  return `<div class="found-best">${status}<ol>${first}${asked}</ol></div>${groupsOf(near, true).join('')}${fold}`
}

/** Which are shown, and which behind a row that opens; one alone is not folded away. */
function folds(hits: readonly Hit[]): [Hit[], Hit[]] {
  const near = hits.filter(({ deep }) => !deep)
  const shown = near.length >= few ? near : [...near, ...hits.filter(({ deep }) => deep)].slice(0, few)
  const others = hits.filter((hit) => !shown.includes(hit))
  return others.length > 1 ? [shown, others] : [[...hits], []]
}

type Parts = { name?: string; beside?: string; after?: string; picture?: string }
function item(
  { url, title, text }: Hit,
  words: readonly string[],
  { name, beside = '', after = '', picture = '' }: Parts,
) {
  const kind = name ? `<span>${escapeHtml(name)}</span>` : ''
  return `<li><a href="${escapeHtml(url)}">${kind}<strong>${escapeHtml(bound(title))}</strong>${beside}</a><p><span>${marked(text, words)}</span>${after}</p>${picture}</li>`
}

/** As icons of the house are drawn (ui/icon). */
const icon = (path: string) =>
  `<svg class="drawn" width="24" height="24" viewBox="0 0 24 24" stroke-width="1.25" aria-hidden="true"><path d="${path}"/></svg>`
const arrow = icon('M5 12h14m-7-7 7 7-7 7')
const plus = icon('M5 12h14m-7-7v14')

/** With what begins like a word of the query marked. */
const marked = (text: string, words: readonly string[]) =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, i) =>
      i % 2 === 1 && words.some((word) => plain(part).startsWith(word))
        ? `<mark>${escapeHtml(part)}</mark>`
        : escapeHtml(part),
    )
    .join('')

/** It says nothing that the title does not say. */
function thumbnail({ picture, wider, night }: Thumbnail): string {
  if (!picture) return ''
  const set = [picture, ...(wider ? [wider] : [])].map((file) => `${file}.avif ${/\d+$/.exec(file)}w`).join(', ')
  const dark = night ? ` data-night="${escapeHtml(night)}"` : ''
  return `<picture><source type="image/avif" srcset="${escapeHtml(set)}" sizes="auto, (min-width: 37.5rem) 46vw, 92vw"><img src="${escapeHtml(picture)}.jpg" alt=""${dark} width="4" height="3" loading="lazy"></picture>`
}
