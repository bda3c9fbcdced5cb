import type { BreadcrumbList, FAQPage, ImageObject, Thing, WithContext } from 'schema-dts'
import { legalPaths } from '#contracts/addresses.ts'
import { type CaptionedPicture, jpegOf } from '#contracts/picture-data.ts'
import { readSettings } from '#reader/settings.ts'

export const pageUrl = (path: string) => `${readSettings().siteUrl}${path}`

/** Several things as one graph: what a page's `structuredData` is. */
export const graph = (...things: (Thing | object | undefined)[]) => ({
  '@context': 'https://schema.org' satisfies WithContext<Thing>['@context'],
  '@graph': things.filter((thing) => thing !== undefined),
})

/** The way to a page; the last step is the page itself. */
export function breadcrumbs(steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageUrl(path),
    })),
  }
}

/** A photograph with the words on its use: credit, licence and where to ask. */
export function imageObject(picture: CaptionedPicture): ImageObject {
  const { siteUrl, brand } = readSettings()
  const { caption, credit, alt } = picture
  return {
    '@type': 'ImageObject',
    contentUrl: siteUrl + jpegOf(picture, Infinity),
    caption,
    description: alt,
    creditText: credit,
    creator: { '@type': 'Organization', name: brand },
    copyrightNotice: brand,
    license: siteUrl + legalPaths.notice,
    acquireLicensePage: `${siteUrl}/contacto`,
  }
}

export function faqPage(path: string, faqs: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${pageUrl(path)}#preguntas`,
    inLanguage: 'es',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
