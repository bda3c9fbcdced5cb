import { createHash } from 'node:crypto'
import { pageStyle } from '#server/pages.ts'

/** Sent with every answer; `build/headers.json` may replace them. */
export const defaultHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
}

/** Only over https: a browser then never asks without it again for two years. */
export const strictTransport = ['Strict-Transport-Security', 'max-age=63072000'] as const

const styleDigest = createHash('sha256').update(pageStyle).digest('base64')

/** Policy of what the server itself writes: JSON, texts and the small pages with their one style. */
export const ownPolicy = `default-src 'none'; style-src 'sha256-${styleDigest}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Policy of a built page when the build left none: its scripts are its own business, the rest is shut. */
export const pagePolicy = "base-uri 'self'; object-src 'none'; form-action 'self' https:; frame-ancestors 'none'"
