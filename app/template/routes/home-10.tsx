import type { PageProps } from '#app/renderer/route.ts'
import { DotNavigation } from '#app/template/sections/dot-navigation/dot-navigation.tsx'
import { HorizontalGallery } from '#app/template/sections/horizontal-gallery/horizontal-gallery.tsx'
import { projectFrames } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

export const header = 'top'
export const meta = templateMeta(
  'Home 10',
  'A horizontal gallery: the works hang side by side along one wall, for finger, keys and buttons.',
)

export const loader = () => ({
  opening: {
    id: 'entrance',
    title: 'Walk along\n*the wall.*',
    text: 'Seven works from the last five years, hung in the order in which they were finished.',
    link: { to: '/project-1', name: 'All projects' },
  },
  works: projectFrames().toReversed().slice(0, 7),
  closing: {
    id: 'exit',
    title: 'The next one\n*is yours.*',
    text: 'Rough measurements are enough to begin with.',
    link: { to: '/contacto', name: 'Ask for a free quote' },
  },
})

export default function Home10({ loaderData: { opening, works, closing } }: PageProps<typeof loader>) {
  const stops = [
    { id: opening.id, name: 'Entrance' },
    ...works.map(({ id, title }) => ({ id, name: title })),
    { id: closing.id, name: 'Exit' },
  ]
  return (
    <>
      <HorizontalGallery label="Works along the wall" opening={opening} works={works} closing={closing} />
      <DotNavigation label="Works" axis="inline" stops={stops} />
    </>
  )
}
