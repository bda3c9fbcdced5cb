// One visit to each page; the tests, one for each question, say what it has found.
import { type Browser, type CDPSession, expect, type Page, test } from '@playwright/test'
import { kindsOfPages, shellOf } from './support/built-pages.ts'
import { judge, type Question, seatJudges } from './support/judges.ts'
import { smallTargets } from './support/targets.ts'

const height = 850
/** WCAG 2.2, 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** The first page of each shell, by what stands in it. */
const firstOfShell = new Map(
  kindsOfPages()
    .reverse()
    .map(({ file }) => [shellOf(file), file]),
)

for (const { path, file } of kindsOfPages()) {
  test.describe(path, () => {
    // In one worker, one after the other.
    test.describe.configure({ mode: 'default' })
    let found: Awaited<ReturnType<typeof visit>>

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(60_000)
      found = await visit(browser, path, file)
    })
    test(`${path} has one h1, all its pictures and no error`, () => {
      expect(found.headings).toEqual([1, 1])
      expect([...found.missing, ...found.errors]).toEqual([])
    })
    test(`${path} has no accessibility fault that axe can find`, () => {
      expect(found.axe).toEqual([])
    })
    test(`${path} has no certain failure of WCAG 2.2 that IBM’s checker can find`, () => {
      expect(found.ibm).toEqual([])
    })
    test(`${path} at 400 % zoom and with wide text spacing is never wider than the window`, () => {
      expect(Math.max(...found.overflow)).toBeLessThanOrEqual(0)
    })
    test(`${path} on a touch screen: what can be touched is 44 px or stands in a line of text`, () => {
      expect(found.small).toEqual([])
    })
  })
}

type Visitor = { page: Page; pointer: CDPSession; errors: string[]; missing: string[] }
let visitor: Promise<Visitor> | undefined

/** Who visits all pages of a worker: files, fonts and judges need not come anew for each. */
async function sendVisitor(browser: Browser): Promise<Visitor> {
  // Reveals and count-ups stand at their end when less motion is asked for.
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height } })
  const errors: string[] = []
  const missing: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('response', (answer) => answer.status() >= 400 && missing.push(`${answer.status()} ${answer.url()}`))
  return { page, pointer: await page.context().newCDPSession(page), errors, missing }
}

/** What a page shows of itself, from a phone to a desk's window, in both themes. */
async function visit(browser: Browser, path: string, file: string) {
  visitor ??= sendVisitor(browser)
  const { page, pointer, ...seen } = await visitor
  const isErrorPage = /^\/(404|500)\.html$/.test(path)
  if (isErrorPage) await page.route(`**${path}`, (route) => route.fulfill({ path: file }))
  await page.setViewportSize({ width: 390, height })
  await touch(pointer, true)
  await page.goto(path)
  const headings = [await page.locator('h1').count()]
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  const small = isErrorPage ? [] : await smallTargets(page)
  const broken = await brokenPictures(page)
  headings.push(await page.locator('h1').count())
  const overflow = await overflows(page)
  await touch(pointer, false)
  const verdicts = await judgeAll(page, file !== firstOfShell.get(shellOf(file)))
  // Nothing of it goes to the next: neither what it has stored nor what it has yet to say.
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.unrouteAll()
  const [errors, missing] = [seen.errors.splice(0), [...seen.missing.splice(0), ...broken]]
  return { headings, missing, errors, overflow, small, ...verdicts }
}

const touch = (session: CDPSession, enabled: boolean) =>
  session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })

const framePainted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** Of the pictures that do not come, the addresses. */
async function brokenPictures(page: Page): Promise<string[]> {
  // Lazy pictures are asked for only when they come near the view.
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < end; y += 700) await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
  // Those in closed panels and behind others are not asked for by themselves, and the scripts may add some.
  await page.waitForFunction(() => {
    for (const img of document.images) img.loading = 'eager'
    return [...document.images].every((img) => img.complete)
  })
  return page.evaluate(() =>
    [...document.images].filter((img) => img.naturalWidth === 0).map((img) => img.currentSrc || img.src),
  )
}

/**
 * By how many pixels the page, or its title alone, is wider than its window of 320 px (1,280 at 400 %): as it is, and
 * spaced by the reader.
 */
async function overflows(page: Page): Promise<number[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  // A slider that moves takes its new width a frame later.
  await framePainted(page)
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const title = document.querySelector('h1')?.getBoundingClientRect().right ?? 0
      return Math.max(scrollWidth, Math.floor(title)) - clientWidth
    })
  const plain = await overflow()
  // The reader's sheet, which the page's policy has no say in.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, spacing)
  const spaced = await overflow()
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return [plain, spaced]
}

/**
 * What the judges hold against a page on a phone and at a desk. The first page of each shell is asked whole and in both
 * themes at both widths; those after it for their own part: each width once, each theme once.
 */
async function judgeAll(page: Page, ownPart: boolean) {
  const found = { axe: [] as string[], ibm: [] as string[] }
  // What is folded on a phone is asked unfolded: it is part of the page.
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // The header takes the ground of the place where it stands now.
  await framePainted(page)
  await seatJudges(page)
  const ask = async (width: number, theme: 'light' | 'dark', question: Question) => {
    await page.setViewportSize({ width, height })
    await page.evaluate((on) => document.body.classList.toggle('white-background', on), theme === 'light')
    const { axe, ibm } = await judge(page, question)
    found.axe.push(...axe.map((fault) => `${theme} ${width} px: ${fault}`))
    found.ibm.push(...ibm.map((fault) => `${theme} ${width} px: ${fault}`))
  }
  await ask(390, 'light', { ownPart })
  // The themes differ in their colours only: all else is asked once per width.
  if (!ownPart) await ask(390, 'dark', { coloursOnly: true })
  if (!ownPart) await ask(1366, 'light', {})
  await ask(1366, 'dark', ownPart ? { ownPart, only: 'axe' } : { coloursOnly: true })
  return found
}
