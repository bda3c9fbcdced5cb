import type { Meta, MetaArgs } from '#app/renderer/route.ts'

/** The head of a page whose loader gives its title and what search engines show under it. */
export const meta = ({
  loaderData: { title, description },
}: MetaArgs<Required<Pick<Meta, 'title' | 'description'>>>): Meta => ({
  title,
  description,
})
