import type { MetaDescriptor } from 'react-router'
import { contactParts } from '#app/contact-parts.ts'
import { pageMeta, titleOf } from '#app/page-meta.ts'
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
import { projectPages, tradeProjects } from '#content/listing.ts'
import { projectsList } from '#content/lists.ts'
import { renderMarkdown } from '#content/markdown.ts'
import { pictureOf } from '#content/pictures.ts'
import { fill } from '#content/placeholders.ts'
import { servicePrices, servicePriceWords } from '#content/price-list.ts'
import { readHome, readServices } from '#content/read.ts'
import { readSettings } from '#content/settings.ts'
import { readSite } from '#content/site.ts'
import type { Route } from './+types/service'

/** One module for all services; the table of addresses lists them. */
export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll('/', '')
  const services = fill(readServices())
  const at = services.findIndex((service) => service.slug === slug)
  const service = services[at]
  const next = services[(at + 1) % services.length]
  if (!service || !next) throw new Response(null, { status: 404 })
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
    process,
    faqs,
    message,
    html: renderMarkdown(service.body).html,
    pictures: pictures.map(pictureOf),
    prices: { words, ...servicePrices(slug) },
    projects: projects.map(({ id, img, details, facts }) => ({ id, picture: pictureOf(img), details, facts })),
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

export function meta({ loaderData, matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageMeta({ matches, location, ...loaderData, title: titleOf(loaderData.title, matches) }) : []
}

export default function Service({ loaderData }: Route.ComponentProps) {
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
        <EnquiryForm enquiry={enquiry} message={message} />
      </ContactBlock>
    </>
  )
}

const numberOf = (index: number) => String(index + 1).padStart(2, '0')
