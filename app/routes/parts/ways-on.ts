import { kinds } from '#design/design.ts'
import { kindNames } from '#design/names.ts'
import { readDesignPage } from '#reader/design-page.ts'
import { readPages, readServices } from '#reader/read.ts'

/** The six services, as ways on from a page that has nothing itself. */
export const serviceWays = () => ({
  name: readPages().workshop.catalog,
  ways: readServices().map(({ slug, title }) => ({ to: `/${slug}`, name: title })),
})

/** The pieces that a visitor can draw, in the same way. */
export const designWays = () => ({
  name: readDesignPage().title,
  ways: kinds.map((kind) => ({ to: `/disena/${kind}`, name: kindNames[kind] })),
})
