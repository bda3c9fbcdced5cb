import { contactParts } from '#app/contact-parts.ts'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/route.ts'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PriceList } from '#app/sections/price-list/price-list.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { Questions } from '#app/sections/questions/questions.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { ServiceStory } from '#app/sections/service-story/service-story.tsx'
import { TimeFacts } from '#app/sections/time-facts/time-facts.tsx'
import { serviceGraph } from '#app/structured-data/pages.ts'
import { Island } from '#app/ui/island/island.tsx'
import { projectPages, tradeProjects } from '#content/listing.ts'
import { projectsList } from '#content/lists.ts'
import { renderMarkdown } from '#content/markdown.ts'
import { imageOf, pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { servicePrices, servicePriceWords } from '#content/price-list.ts'
import { readHome, readServices } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'

/** One module for all services; the table of addresses lists them. */
export function loader({ path }: LoaderArgs) {
  const slug = path.slice(1)
  const services = fill(readServices())
  const at = services.findIndex((service) => service.slug === slug)
  const service = services[at]
  const next = services[(at + 1) % services.length]
  if (!service || !next) throw new Error(`There is no service at ${path}.`)
  const { title, teaser, description, pictures, woods, finishes, process, message, tag } = service
  const { faqs: common, ...words } = servicePriceWords()
  const faqs = [...service.faqs, ...common]
  const projects = tradeProjects(tag)
  return {
    number: numberOf(at),
    title,
    teaser,
    description,
    woods,
    finishes,
    labels: service.labels,
    process,
    faqs,
    message,
    html: renderMarkdown(service.body).html,
    pictures: pictures.map(pictureOf),
    prices: { words, ...servicePrices(slug) },
    projects: projects.map(({ id, img, details, facts }) => ({ id, picture: imageOf(img), details, facts })),
    all:
      projectPages() > 0
        ? { to: projectsList, name: 'Ver todos los trabajos' }
        : { to: `/?trabajos=${tag}#trabajos`, name: 'Ver la galería completa' },
    next: {
      to: `/${next.slug}`,
      label: `Siguiente oficio — ${numberOf((at + 1) % services.length)}`,
      title: next.title,
      picture: pictureOf(next.pictures[0] as string),
    },
    contact: fill(readHome().contact),
    ...contactParts(readSite(), readSettings()),
    structuredData: serviceGraph({ ...service, faqs }, projects),
  }
}

export const meta = ({ loaderData: { title, description } }: MetaArgs<ReturnType<typeof loader>>): Meta => ({
  title,
  description,
})

export default function Service({ loaderData }: PageProps<typeof loader>) {
  const { number, title, teaser, pictures, projects, faqs, next, contact, channels, enquiry, message, all, prices } =
    loaderData
  const { words, rows = [], times = [], note = words.unknown } = prices
  return (
    <>
      <PageHead title={title} label={number} lead={teaser} crumbs={[{ name: 'Inicio', to: '/' }, { name: title }]} />
      <ServiceSlider label={`Imágenes de ${title.toLowerCase()}`} pictures={pictures} />
      <ServiceStory {...loaderData} />
      <PriceList
        kicker={words.kicker}
        title={words.title}
        groups={[{ id: 'precio-y-plazo', rows }]}
        note={note}
        more={{ to: '/como-trabajamos', name: words.more }}
      >
        <TimeFacts facts={times} />
      </PriceList>
      {projects.length > 0 && (
        <ProjectPlates kicker="Trabajos" title="Piezas *de este oficio.*" plates={projects} all={all} />
      )}
      <Questions kicker="Preguntas" title="Lo que nos *preguntan.*" questions={faqs} />
      <NextPage name="Otros servicios" next={next} />
      <ContactBlock {...contact} channels={channels}>
        <Island>
          <EnquiryForm enquiry={enquiry} message={message} />
        </Island>
      </ContactBlock>
    </>
  )
}

const numberOf = (index: number) => String(index + 1).padStart(2, '0')
