import type { Meta } from '#app/route.ts'
import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'

export const meta = (): Meta => ({ title: '404 — Pagina no encontrada', noindex: true })

export default NotFoundPage
