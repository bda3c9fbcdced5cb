import type { Meta, MetaArgs } from '#app/renderer/route.ts'
import { englishHitKinds as kind } from '#words/search-words.ts'

/** What a hit of the English search is, by the family of its address. */
const kinds: [RegExp, string][] = [
  [/^\/project-/, kind.project],
  [/^\/service-/, kind.service],
  [/^\/team/, kind.person],
  [/^\/blog/, kind.post],
  [/^\/shop-/, kind.good],
]
// What is filled in and not read; the lists of the journal repeat its posts, its front page the newest of them, homes
// and second looks of a list what the other pages say, each of the shop's goods is a hit of its own (reader/products.ts),
// and a search finds no search.
const notFound =
  /^\/(blog(\/|$)|home-|login$|coming-soon$|shop-c|(project|shop)-[23]$|service-2$|shop-product|product-details|search$)/

/**
 * Head of a template page: title with the brand, description (70–160 characters), kept out of search engines. Where one
 * module serves several addresses, the number in the address tells their titles apart.
 */
export const templateMeta =
  (title: string, description: string) =>
  ({ path }: Pick<MetaArgs, 'path'>): Meta => {
    const number = /-(\d+)$/.exec(path)?.[1]
    return {
      title: number && !title.endsWith(number) ? `${title} ${number}` : title,
      description,
      noindex: true,
      ...(!notFound.test(path) && {
        search: {
          kind: kinds.find(([address]) => address.test(path))?.[1] ?? kind.page,
          // Its goods are hits of their own.
          ...(path === '/shop-1' && { title: 'Shop', words: `shop ${description}` }),
        },
      }),
    }
  }
