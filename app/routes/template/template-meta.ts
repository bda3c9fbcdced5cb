import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'matches' | 'location'>

/** Head of a template page: title with the brand, description (70–160 characters), kept out of search engines. */
export const templateMeta =
  (title: string, description: string) =>
  ({ matches, location }: Page): MetaDescriptor[] =>
    pageMeta({ matches, location, title: titleOf(title, matches), description, noindex: true })
