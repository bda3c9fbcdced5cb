import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashesOf, headerPolicy } from '#app/renderer/policy.ts'
import { inlineScripts, requireKnown } from '#app/renderer/require-known.ts'
import { readSettings } from '#reader/settings.ts'
import { headersFor, type SiteHeaders, staticHostHeaders } from '../scripts/build/headers.ts'
import { builtPages } from './support/built-pages.ts'

const built = JSON.parse(readFileSync('build/headers.json', 'utf8')) as SiteHeaders
const staticHost = readFileSync('build/client/_headers', 'utf8')
const policies = Object.entries(built.csp)
const directive = (policy: string, name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? ''

/**
 * Score by the published rules of Mozilla's HTTP Observatory: 100 to begin with, malus and bonus per header.
 * A+ is 100 or more; bonuses count from 90 upwards.
 */
function observatoryScore(headers: Record<string, string>): number {
  const policy = headers['Content-Security-Policy'] ?? ''
  const script = directive(policy, 'script-src') || directive(policy, 'default-src')
  const seconds = Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'] ?? '')?.[1] ?? 0)
  const malus = [
    policy === '' ? -25 : 0,
    /'unsafe-inline'|'unsafe-eval'|\bdata:|\*|https?:(?!\/\/)/.test(script) ? -20 : 0,
    seconds === 0 ? -20 : seconds < 15_768_000 ? -10 : 0,
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    /frame-ancestors/.test(policy) || headers['X-Frame-Options'] ? 0 : -20,
    headers['Access-Control-Allow-Origin'] === '*' ? -50 : 0,
  ]
  const bonus = [
    /strict-origin|no-referrer|same-origin/.test(headers['Referrer-Policy'] ?? '') ? 5 : 0,
    /frame-ancestors '(none|self)'/.test(policy) ? 5 : 0,
    headers['Cross-Origin-Resource-Policy'] === 'same-origin' ? 10 : 0,
  ]
  const sum = (list: number[]) => list.reduce((total, n) => total + n, 0)
  const base = 100 + sum(malus)
  return base >= 90 ? base + sum(bonus) : base
}

test('the headers of every page earn an A+ at the Observatory', () => {
  for (const [path, policy] of policies) {
    const headers = {
      ...built.headers,
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000',
    }
    expect(observatoryScore(headers), path).toBeGreaterThanOrEqual(100)
  }
})

test('a static host gets the same from _headers', () => {
  const lines = staticHost.split('\n\n')[0]?.split('\n').slice(1) ?? []
  const headers = Object.fromEntries(
    lines.map((line) => [line.trim().split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  )
  expect(headers).toMatchObject(built.headers)
  expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100)
})

test('a static host leads the moved addresses on from _redirects', () => {
  const lines = readFileSync('build/client/_redirects', 'utf8').trim().split('\n')
  expect(lines).toEqual(['/about /sobre-nosotros 301', '/search.php /search 301'])
})

test.each(builtPages())('$path holds its policy itself, for hosts that send no headers', ({ file }) => {
  const html = readFileSync(file, 'utf8')
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)
  const policy = meta?.[1] ?? ''
  expect(directive(policy, 'default-src')).toBe("'self'")
  expect(policy).not.toContain('frame-ancestors') // browsers complain of it there
  expect(directive(policy, 'script-src')).toBe(["'self'", ...hashesOf(inlineScripts(html))].join(' '))
  expect(html.search(/<(script|style)\b/)).toBeGreaterThan(meta?.index ?? Number.POSITIVE_INFINITY)
})

test('a page’s own policy names its style sheet, and no page has another in its body', () => {
  for (const { file, path } of builtPages()) {
    const html = readFileSync(file, 'utf8')
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(directive(policy, 'style-src-elem'), path).toMatch(/^'self'( 'sha256-[\w+/=]+'){1,2}$/)
    expect(directive(policy, 'style-src-attr'), path).toBe("'unsafe-inline'")
    expect(directive(policy, 'require-trusted-types-for'), path).toBe("'script'")
  }
})

test('a page full of beginnings of scripts is looked through in one pass', () => {
  const started = performance.now()
  for (const piece of ['<script ', '<script>', '<style>x'])
    expect(() => requireKnown('/', `<body>${piece.repeat(200_000)}`, [''])).not.toThrow(RangeError)
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('a policy with inline script, or a missing header, would not', () => {
  const open = built.csp['*'].replace(/'sha256-[^']+'/, "'unsafe-inline'")
  expect(observatoryScore({ ...built.headers, 'Content-Security-Policy': open })).toBeLessThan(100)
})

test('scripts run by hash or from the site itself, and what the site does not use is shut', () => {
  for (const [, policy] of policies) {
    expect(directive(policy, 'default-src')).toBe("'self'")
    for (const unused of ['object-src', 'frame-src', 'media-src']) expect(directive(policy, unused)).toBe("'none'")
    expect(directive(policy, 'script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
    expect(directive(policy, 'base-uri')).toBe("'none'")
  }
})

test.each(['<script>evil()</script>', '<SCRIPT x>evil()</SCRIPT>', '<script/x>evil()//</p></script>'])(
  'the build fails on an inline script that it does not know: %s',
  (script) => {
    const html = `<p><script>known()</script><script type="application/ld+json">{}</script>${script}`
    expect(() => requireKnown('/nota', html, ['known()'])).toThrow(
      '/nota has an inline script that the build does not know: "evil()',
    )
    expect(() => requireKnown('/nota', html.replace(script, ''), ['known()'])).not.toThrow()
  },
)

test('the build fails on a style sheet in a body, where texts come', () => {
  const html = '<head><style>ours</style></head><body><p>'
  expect(() => requireKnown('/nota', html, [])).not.toThrow()
  expect(() => requireKnown('/nota', `${html}<STYLE/x>evil`, [])).toThrow(
    '/nota has an inline style in its body that the build does not know: "evil"',
  )
})

test('an external form service and a measuring address are let through, and no other', () => {
  const settings = readSettings()
  const policy = headerPolicy([], {
    ...settings,
    enquiry: { ...settings.enquiry, endpoint: 'https://forms.example/submit' },
    measuring: { webVitals: 'https://measure.example/vitals' },
  })
  expect(directive(policy, 'connect-src')).toBe("'self' https://forms.example https://measure.example")
  expect(directive(policy, 'form-action')).toBe("'self' https://forms.example")
  expect(staticHostHeaders(headersFor(policy))).toContain('https://forms.example')
})

test('only the pages of the design tool may follow the room that a camera sees', () => {
  expect(built.headers['Permissions-Policy']).toContain('xr-spatial-tracking=()')
  expect(staticHost).toMatch(/^\/disena\/\*\n {2}Permissions-Policy: .*xr-spatial-tracking=\(self\)$/m)
})
