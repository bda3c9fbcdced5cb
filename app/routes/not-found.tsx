import type { Meta } from '#app/page/route.ts'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'
import { notFound } from '#words/errors-words.ts'

export const meta = (): Meta => ({ title: `404 — ${notFound.title}`, noindex: true })

export default NotFoundPage
