import { DotNavigation } from '#app/sections/dot-navigation/dot-navigation.tsx'
import { LayoutHeader } from '#app/sections/layout-header/layout-header.tsx'
import { SnapScreens } from '#app/sections/snap-screens/snap-screens.tsx'
import { readSettings } from '#content/settings.ts'
import type { Route } from './+types/home-7'
import { plate } from './content/plates.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Home 7',
  'Full-screen parts that the page snaps to, from the first board to the last, with a dot navigation.',
)

export const loader = () => ({
  brand: readSettings().brand,
  screens: [
    {
      id: 'house',
      name: 'The house',
      look: 'full' as const,
      title: 'Made here,\n*fitted there.*',
      text: 'One workshop in Villacañas, and in each house the same four hands that drew it.',
      link: { to: '/service-1', name: 'What we make' },
      picture: plate('slide-ebanisteria'),
    },
    {
      id: 'kitchens',
      name: 'Kitchens',
      look: 'end' as const,
      title: 'The table comes\n*before* the\nkitchen.',
      text: 'First we ask where you sit. The rest of the room follows from there.',
      link: { to: '/project-details', name: 'A table for fourteen' },
      picture: plate('cocina-roble-verde'),
    },
    {
      id: 'wood',
      name: 'The wood',
      look: 'inset' as const,
      second: true,
      title: 'Slow is *a tool.*',
      text: 'Oak wants three years in the shed before it will keep its word.',
      link: { to: '/blog-details', name: 'Read why' },
      picture: plate('puerta-roble'),
    },
    {
      id: 'stairs',
      name: 'Stairs',
      look: 'start' as const,
      title: 'A stair is\na piece of furniture\n*one walks on.*',
      text: 'Solid treads, a rail that fits the hand, and no sound at night.',
      link: { to: '/project-2', name: 'More houses' },
      picture: plate('escalera-fresno'),
    },
    {
      id: 'garden',
      name: 'Outside',
      look: 'full' as const,
      title: 'And some of it\n*grows grey.*',
      text: 'Pergolas, decks and gates in chestnut, which asks for nothing.',
      link: { to: '/contacto', name: 'Tell us what you want to build' },
      picture: plate('pergola-jardin'),
    },
  ],
})

export default function Home7({ loaderData: { brand, screens } }: Route.ComponentProps) {
  return (
    <>
      <LayoutHeader brand={brand} look="top" />
      <SnapScreens screens={screens} />
      <DotNavigation label="Parts of this page" axis="block" stops={screens.map(({ id, name }) => ({ id, name }))} />
    </>
  )
}
