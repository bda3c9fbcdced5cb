import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { axeSource } from './axe.ts'

const checker = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What the two judges hold against a page, one line each. */
export type Verdict = { axe: string[]; ibm: string[] }

/**
 * Findings of IBM's checker that are none, by rule, place and what is so. It knows neither what lies behind a box that
 * stands out of its parent nor that a picture does, nor that what is inert is not there.
 */
const misread: { rule: string; at?: RegExp; path?: RegExp; html?: RegExp }[] = [
  // The header stands on the dark band, which is not its parent: measured, it has 10 : 1 and more.
  { rule: 'text_contrast_sufficient', at: /\/header\[1\]/, path: /^\/contacto$/ },
  // A row that goes round has each slide twice, one of the two inert.
  { rule: 'fieldset_label_valid', html: /data-swiper-slide-index/ },
]

/** Puts both judges into the page as it stands; to be done once after each navigation. */
export async function seatJudges(page: Page): Promise<void> {
  await page.evaluate(axeSource)
  await page.evaluate(checker)
}

/** What is asked: all of it, unless it is said. */
export type Question = {
  /** For another theme, which differs in nothing else. */
  coloursOnly?: boolean
  /** Where the shell has been asked: the page's own part, and the header, which may stand on it. */
  ownPart?: boolean
  /** Both judges, unless it names one. */
  only?: keyof Verdict
}

/** Asks axe and IBM's checker, of WCAG 2.2 and what is certain only, about the page as it stands. */
export async function judge(page: Page, question: Question = {}): Promise<Verdict> {
  const { pathname } = new URL(page.url())
  const found = await page.evaluate(ask, { rules, ...question })
  const isFault = ({ rule, at, html }: { rule: string; at: string; html: string }) =>
    !misread.some(
      (it) =>
        it.rule === rule &&
        (it.at?.test(at) ?? true) &&
        (it.path?.test(pathname) ?? true) &&
        (it.html?.test(html) ?? true),
    )
  return {
    axe: found.axe,
    ibm: found.ibm.filter(isFault).map(({ rule, at, message, html }) => `${rule} at ${at}: ${message} ${html}`),
  }
}

type Rule = { id: string; level: string }
type Guideline = { id: string; checkpoints: { rules?: Rule[] }[] }
type Issue = { ruleId: string; value: [string, string]; path: { dom: string }; message: string; snippet: string }
type Checker = {
  getGuidelines(): Guideline[]
  addGuideline(guideline: Guideline): void
  check(node: Document | Element, guideline: string): Promise<{ results: Issue[] }>
}
declare const axe: typeof axeCore
declare const ace: { Checker: new () => Checker }

/** Runs in the page. */
async function ask({ rules, coloursOnly, ownPart, only }: Question & { rules: string[] }) {
  const askAxe = async () => {
    const { violations } = await axe.run(ownPart ? { include: ['[data-header]', 'main'] } : document, {
      runOnly: coloursOnly ? ['cat.color'] : rules,
      // Of what holds it need not make a list.
      resultTypes: ['violations'],
      preload: false,
    })
    return violations.flatMap(({ id, nodes }) => nodes.map((n) => `${id} at ${n.target}: ${n.failureSummary}`))
  }
  const askIbm = async () => {
    const judge = new ace.Checker()
    const whole = judge.getGuidelines().find(({ id }) => id === 'WCAG_2_2')
    if (!whole) throw new Error('IBM’s checker does not know WCAG 2.2.')
    const isAsked = ({ id, level }: Rule) => (coloursOnly ? id === 'text_contrast_sufficient' : level === 'VIOLATION')
    const checkpoints = whole.checkpoints.map((point) => ({ ...point, rules: (point.rules ?? []).filter(isAsked) }))
    judge.addGuideline({ ...whole, id: 'asked', checkpoints })
    const { results } = await judge.check((ownPart && document.querySelector('main')) || document, 'asked')
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, path, message, snippet }) => ({
        rule: ruleId,
        at: path.dom,
        message,
        html: snippet.slice(0, 120),
      }))
  }
  return { axe: only === 'ibm' ? [] : await askAxe(), ibm: only === 'axe' ? [] : await askIbm() }
}
