import { Island } from '#app/renderer/island/island.tsx'
import { FactsStrip } from '#app/sections/facts-strip/facts-strip.tsx'
import { NewsCards } from '#app/sections/news-cards/news-cards.tsx'
import { ProjectGallery } from '#app/sections/project-gallery/project-gallery.tsx'
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx'
import { Contact } from './contact.tsx'
import type { homeParts } from './home-parts.ts'

/** From the gallery to the end, the same on both home pages. */
export const HomeEnd = ({ gallery, strip, testimonials, news, ...contact }: ReturnType<typeof homeParts>) => (
  <>
    <Island when="touched">
      <ProjectGallery {...gallery} />
    </Island>
    <FactsStrip {...strip} />
    <Testimonials {...testimonials} />
    <NewsCards {...news} />
    <Contact {...contact} />
  </>
)
