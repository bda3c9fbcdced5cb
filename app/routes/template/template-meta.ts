import type { MetaDescriptor } from 'react-router'
import { pageMeta, titleOf } from '#app/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'matches' | 'location'>

/**
 * Head of a template page: title with the brand, description (70–160 characters), kept out of search engines. Where one
 * module serves several addresses, the number in the address tells their titles apart.
 */
export const templateMeta =
  (title: string, description: string) =>
  ({ matches, location }: Page): MetaDescriptor[] => {
    const number = /-(\d+)\/?$/.exec(location.pathname)?.[1]
    const name = number && !title.endsWith(number) ? `${title} ${number}` : title
    return pageMeta({ matches, location, title: titleOf(name, matches), description, noindex: true })
  }
