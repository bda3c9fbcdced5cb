import type { PageProps } from '#app/renderer/route.ts'
import { DotNavigation } from '#app/template/sections/dot-navigation/dot-navigation.tsx'
import { SnapScreens } from '#app/template/sections/snap-screens/snap-screens.tsx'
import { screens } from '#reader/template/screens.ts'
import { templateMeta } from './template-meta.ts'

export const header = 'top'
export const meta = templateMeta(
  'Home 7',
  'Full-screen parts that the page snaps to, from the first board to the last, with a dot navigation.',
)

export const loader = () => ({
  screens: screens(),
})

export default function Home7({ loaderData: { screens } }: PageProps<typeof loader>) {
  return (
    <>
      <SnapScreens screens={screens} />
      <DotNavigation label="Parts of this page" axis="block" stops={screens.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
