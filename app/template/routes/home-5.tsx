import type { PageProps } from '#app/renderer/route.ts'
import { AboutBlock } from '#app/sections/about-block/about-block.tsx'
import { Banner } from '#app/sections/banner/banner.tsx'
import { FunFacts } from '#app/sections/fun-facts/fun-facts.tsx'
import { Invitation } from '#app/sections/invitation/invitation.tsx'
import { HeroTypographic } from '#app/template/sections/hero-typographic/hero-typographic.tsx'
import { RunningProjects } from '#app/template/sections/running-projects/running-projects.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { funFacts, invitation, story } from '#reader/template/house.ts'
import { moreProjects } from '#reader/template/projects-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Home 5',
  'A typographic opening: one sentence across the seven lines, then the wood, the people and the work.',
)

export const loader = () => ({
  hero: {
    lines: [
      { text: 'Measure twice,', from: 1 },
      { text: '*cut once,*', from: 3 },
      { text: 'then listen', from: 2 },
      { text: 'to the wood.', from: 3 },
    ],
    text: 'A workshop for doors, stairs, kitchens and the single pieces that a family keeps.',
    picture: englishPicture('ebanisteria-3'),
    link: { to: '/service-2', name: 'What we make' },
  },
  wood: {
    kicker: 'The material',
    title: 'Bought in the rough,\n*dried in the rack.*',
    text: 'Boards of 27 to 54 mm come kiln-dried and stay in our racks for some months. Each is measured for moisture before it is cut.',
    picture: englishPicture('banner-madera'),
  },
  story: { ...story(), picture: englishPicture('puerta-roble') },
  projects: moreProjects(['proyecto-residencia-1', 'proyecto-interior-2', 'proyecto-paisaje-2']),
  funFacts: funFacts(),
  contact: invitation(),
})

export default function Home5({ loaderData }: PageProps<typeof loader>) {
  const { hero, wood, story, projects, funFacts, contact } = loaderData
  return (
    <>
      <HeroTypographic {...hero} />
      <Banner {...wood} />
      <RunningProjects kicker="Projects" title="Three that we remember." projects={projects} />
      <AboutBlock {...story} />
      <FunFacts label="The workshop in figures" facts={funFacts} />
      <Invitation {...contact} />
    </>
  )
}
