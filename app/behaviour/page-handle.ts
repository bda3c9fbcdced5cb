/** What a route says about its page, as `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** Language of the document; Spanish without it. */
  lang?: 'es' | 'en'
  /** site: Spanish header and footer (the default) · template: the English ones · bare: only lines and theme. */
  shell?: 'site' | 'template' | 'bare'
}
