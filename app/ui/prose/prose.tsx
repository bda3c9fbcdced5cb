import { Raw } from '#app/ui/raw/raw.tsx'
import css from './prose.module.css'

/** A longer text made from Markdown at build. `html` is our own: reader/markdown.ts escapes what it does not know. */
export const Prose = ({ html, className = '' }: { html: string; className?: string }) => (
  <Raw className={`${css.prose} ${className}`} html={html} />
)
