import type { PageProps } from '#app/route.ts'
import { DotNavigation } from '#app/sections/dot-navigation/dot-navigation.tsx'
import { LayoutHeader } from '#app/sections/layout-header/layout-header.tsx'
import { SnapScreens } from '#app/sections/snap-screens/snap-screens.tsx'
import { readSettings } from '#content/settings.ts'
import { screens } from './content/screens.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Home 7',
  'Full-screen parts that the page snaps to, from the first board to the last, with a dot navigation.',
)

export const loader = () => ({
  brand: readSettings().brand,
  screens: screens(),
})

export default function Home7({ loaderData: { brand, screens } }: PageProps<typeof loader>) {
  return (
    <>
      <LayoutHeader brand={brand} look="top" />
      <SnapScreens screens={screens} />
      <DotNavigation label="Parts of this page" axis="block" stops={screens.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
