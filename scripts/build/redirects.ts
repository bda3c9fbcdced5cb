import { moved } from '#contracts/addresses.ts'

/** For hosts that read a `_redirects` file (Netlify, Cloudflare Pages and others); the query goes along by itself. */
export const staticHostRedirects = () =>
  Object.entries(moved)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
