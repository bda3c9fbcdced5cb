import { hash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { securityHeaders } from '#contracts/headers.ts'
import { pageStyle } from '#server/pages.ts'
import { quoteStyle } from '#server/quotes/page-style.ts'

const digest = (style: string) => `'sha256-${hash('sha256', style, 'base64')}'`

/** Policy of what the server itself writes: JSON, texts and the small pages with their styles. */
export const ownPolicy = `default-src 'none'; style-src ${digest(pageStyle)} ${digest(quoteStyle)}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Policy of a built page when the build left none: its scripts are its own business, the rest is shut. */
export const pagePolicy = "base-uri 'self'; object-src 'none'; form-action 'self' https:; frame-ancestors 'none'"

/** What every computed answer carries. */
export const ownHeaders = new Map([...Object.entries(securityHeaders), ['Content-Security-Policy', ownPolicy]])

/** Pages of other sites may read these answers, as far as CORS lets them. */
export const forOtherSites: MiddlewareHandler = async (c, next) => {
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  await next()
}

/** Pages whose address is a key: nobody else shall learn or keep it. */
export const privatePage: MiddlewareHandler = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Robots-Tag', 'noindex')
  await next()
}
