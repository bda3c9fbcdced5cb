import css from './prose.module.css'

/** A longer text made from Markdown at build. `html` is our own: content/markdown.ts escapes what it does not know. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from content/, raw HTML escaped
  return <div className={`${css.prose} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
