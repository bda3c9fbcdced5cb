import type { Meta, MetaArgs } from '#app/renderer/route.ts'

/**
 * Head of a template page: title with the brand, description (70–160 characters), kept out of search engines. Where one
 * module serves several addresses, the number in the address tells their titles apart.
 */
export const templateMeta =
  (title: string, description: string) =>
  ({ path }: Pick<MetaArgs, 'path'>): Meta => {
    const number = /-(\d+)$/.exec(path)?.[1]
    return { title: number && !title.endsWith(number) ? `${title} ${number}` : title, description, noindex: true }
  }
