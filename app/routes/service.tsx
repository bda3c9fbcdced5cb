import { Fragment, type ReactNode } from 'react'
import type { LoaderArgs, Meta, MetaArgs, PageProps } from '#app/renderer/route.ts'
import { serviceGraph } from '#app/routes/structured-data/pages.ts'
import { BeforeAfter } from '#app/sections/before-after/before-after.tsx'
import { NextPage } from '#app/sections/next-page/next-page.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { PictureBand } from '#app/sections/picture-band/picture-band.tsx'
import { PriceList } from '#app/sections/price-list/price-list.tsx'
import { ProjectPlates } from '#app/sections/project-plates/project-plates.tsx'
import { Questions } from '#app/sections/questions/questions.tsx'
import { ServiceSlider } from '#app/sections/service-slider/service-slider.tsx'
import { ServiceStory } from '#app/sections/service-story/service-story.tsx'
import { ServiceTexts } from '#app/sections/service-story/service-texts.tsx'
import { TimeFacts } from '#app/sections/time-facts/time-facts.tsx'
import { TradeDrawing } from '#app/sections/trade-drawing/trade-drawing.tsx'
import { WorkSteps } from '#app/sections/work-steps/work-steps.tsx'
import { type ServicePart, serviceParts } from '#contracts/service-parts.ts'
import { tradeProjects } from '#reader/listing.ts'
import { readHome } from '#reader/read.ts'
import { wordsOf } from '#reader/search.ts'
import { readServicePage } from '#reader/service-page.ts'
import { priceWords } from '#words/prices-words.ts'
import { hitKinds } from '#words/search-words.ts'
import { ContactBeside } from './parts/contact-beside.tsx'
import { contactParts, whatFollows } from './parts/contact-parts.ts'
import { designOf } from './parts/ways-on.ts'

/** One module for all services; the table of addresses lists them. */
export function loader({ path }: LoaderArgs) {
  const page = readServicePage(path.slice(1))
  if (!page) throw new Error(`There is no service at ${path}.`)
  const contact = { ...readHome().contact, ...page.ask }
  const { items, ...after } = whatFollows()
  return {
    ...page,
    contact,
    // The page has said how soon the workshop answers.
    after: { ...after, items: items.slice(1) },
    designed: designOf(page.slug),
    ...contactParts(page),
    structuredData: serviceGraph(page),
  }
}

export const meta = ({ loaderData: { service } }: MetaArgs<ReturnType<typeof loader>>): Meta => {
  const { title, description, teaser, picture, pictures, beside, file, tag, body, woods, finishes, process, faqs } =
    service
  return {
    title,
    description,
    sources: [file, ...tradeProjects(tag).map((project) => project.file)],
    photo: picture,
    search: {
      kind: hitKinds.service,
      picture: pictures[1], // the first one may be that of a page
      seen: [...pictures, ...beside.map(({ picture }) => picture)],
      text: teaser,
      words: wordsOf(description, body, woods, finishes, process, faqs),
    },
  }
}

export default function Service({ loaderData }: PageProps<typeof loader>) {
  const { number, title, teaser, pictures, faqs, next, restored, drawing, first, prices, w } = loaderData
  const parts: Record<ServicePart, ReactNode> = {
    drawing: drawing && <TradeDrawing {...drawing} />,
    texts: <Texts {...loaderData} />,
    steps: <Steps {...loaderData} />,
    prices: <Prices {...loaderData} />,
    works: <Works {...loaderData} />,
  }
  return (
    <>
      <PageHead size="beside" title={title} label={number} lead={teaser} crumbs={[{ name: title }]} />
      <ServiceSlider
        label={`${w.slider} ${title.toLowerCase()}`}
        pictures={pictures}
        facts={factsOf(prices)}
        more={{ to: `#${pricesId}`, name: priceWords.toPrices }}
      />
      {restored?.before && (
        <BeforeAfter
          id={restored.id}
          {...w.restored}
          before={restored.before}
          after={restored.after ?? restored.picture}
          story={restored.story}
        />
      )}
      <ServiceStory {...loaderData} />
      {[first, ...serviceParts.filter((part) => part !== first)].map((part) => (
        <Fragment key={part}>{parts[part]}</Fragment>
      ))}
      <Questions {...w.questions} questions={faqs} />
      <NextPage name={w.next.name} next={next} />
      <ContactBeside {...loaderData} />
    </>
  )
}

const pricesId = 'precio-y-plazo'

/** What one asks first: what the first of the list costs, and how long it takes. */
const factsOf = ({ rows: [first] = [], times: [time] = [] }: Loaded['prices']) =>
  [
    first && { name: `${first.name}, ${priceWords.from}`, figure: first.amount, unit: first.unit && `/ ${first.unit}` },
    time,
  ].filter((fact) => fact !== undefined)

type Loaded = Awaited<ReturnType<typeof loader>>
type Part = (data: Loaded) => ReactNode

const Texts: Part = ({ texts, drawing, between, first }) => (
  <ServiceTexts
    texts={texts}
    figures={[
      first !== 'drawing' && drawing && { after: drawing.after, figure: <TradeDrawing key="drawing" {...drawing} /> },
      between && { after: between.after, figure: <PictureBand key="between" picture={between.picture} />, opens: true },
    ].filter((figure) => figure !== undefined && figure !== false)}
  />
)

const Steps: Part = ({ process, wide }) => (
  <>
    <WorkSteps steps={process} />
    {wide && <PictureBand picture={wide} />}
  </>
)

const Prices: Part = ({ slug, prices: { words, rows = [], times = [], note = words.unknown }, designed = [] }) => (
  <PriceList
    kicker={words.kicker}
    title={words.title}
    groups={[{ id: pricesId, rows }]}
    note={note}
    more={[
      { to: `/presupuesto?servicio=${slug}`, name: words.quote },
      { to: '/como-trabajamos', name: words.more },
      ...designed,
    ]}
  >
    <TimeFacts facts={times} />
  </PriceList>
)

const Works: Part = ({ projects, pictures, all, w }) =>
  projects.length > 0 && (
    <ProjectPlates
      kicker={w.projects.kicker}
      title={w.projects.title}
      plates={projects}
      first={pictures.length + 1}
      all={all}
    />
  )
