import { escapeHtml } from '#contracts/html.ts'
import { reviewLimits } from '#contracts/quotes.ts'

export const heading = (text: string) => `<h2>${escapeHtml(text)}</h2>`
/** What is opened when it is wanted. */
export const fold = (name: string, content: string) =>
  `<details><summary>${escapeHtml(name)}</summary>${content}</details>`
const fact = ([name, value]: readonly [string, string]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`
export const facts = (rows: readonly (readonly [string, string])[], name = 'facts') =>
  `<dl class="${name}">${rows.map(fact).join('')}</dl>`
export const term = ({ title, text }: { title: string; text: string }) =>
  `<h3>${escapeHtml(title)}</h3><p>${escapeHtml(text)}</p>`

/** A form of this page: what it does, how that is called, and for which version. */
export const form = (does: string, label: string, version: number, content: string, name = '') =>
  `<form method="post" aria-label="${escapeHtml(label)}"${name && ` class="${name}"`}><input type="hidden" name="do" value="${does}"><input type="hidden" name="version" value="${version}">${content}</form>`

export const check = (name: string, label: string) =>
  `<label class="check"><input type="checkbox" name="${name}" value="yes">${escapeHtml(label)}</label>`
export const area = (name: string, label: string, typed = '', required = true) =>
  `<label for="${name}">${escapeHtml(label)}</label><textarea id="${name}" name="${name}" maxlength="${reviewLimits.change}"${required ? ' required' : ''}>${escapeHtml(typed)}</textarea>`
