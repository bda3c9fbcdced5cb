import { sampleGroups } from './conditions.ts'
import { plates, projectPages, tradeProjects } from './listing.ts'
import { projectsList } from './lists.ts'
import { inParts, renderMarkdown, type TextPart, unbroken } from './markdown.ts'
import { markOf, withDrawing } from './pictures.ts'
import { readConditions, readPages, readServices, type Service } from './read.ts'
import { servicePrices, servicePriceWords, serviceQuestions, stepTime } from './service-prices.ts'

/** What the page of a service shows: the service with its text, questions, prices and works, and the next one. Undefined when there is none. */
export function readServicePage(slug: string) {
  const services = readServices()
  const at = services.findIndex((service) => service.slug === slug)
  const service = services[at]
  const next = services[(at + 1) % services.length]
  if (!service || !next) return undefined
  const { heads } = service
  const words = { ...servicePriceWords(), ...(heads && { title: heads.prices }) }
  const conditional = serviceQuestions(slug)
  const page = readPages().service
  const w = { ...page, questions: { ...page.questions, ...(heads && { title: heads.questions }) } }
  const projects = tradeProjects(service.tag)
  const restored = projects.find(({ before }) => before)
  const parts = inParts(renderMarkdown(service.body))
  return {
    ...service,
    service,
    w,
    number: numberOf(at),
    pictures: service.pictures.map((picture, i) => (i === 0 ? withDrawing(picture) : picture)),
    ...parts,
    texts: parts.texts.map((text) => {
      const beside = service.beside.find(({ under }) => under === text.title)
      return beside ? { ...text, picture: beside.picture, folded: beside.folded } : text
    }),
    ...figuresOf(service, parts.texts),
    faqs: [...service.faqs, ...conditional],
    // What search engines may take for a fact.
    confirmedFaqs: [
      ...(service.confirmed ? service.faqs : []),
      ...(sampleGroups(readConditions()).length === 0 ? conditional : []),
    ],
    prices: { words, ...servicePrices(slug) },
    process: service.process.map((step) => ({ ...step, time: stepTime(step.time, slug) })),
    projects: plates(projects.filter((project) => project !== restored)),
    restored,
    all: moreProjects(service),
    next: {
      to: `/${next.slug}`,
      label: `${w.next.label} — ${numberOf(services.indexOf(next))}`,
      title: next.title,
      text: next.teaser,
      picture: next.picture,
      mark: markOf(next.picture),
    },
  }
}

/** The drawing and the wide photograph, each with how many of the texts stand above it: it follows the one that it illustrates, or all. */
function figuresOf({ drawing, between }: Service, texts: TextPart[]) {
  const after = (under: string | undefined) => texts.findIndex(({ title }) => title === under) + 1 || texts.length
  return {
    drawing: drawing && { ...drawing, text: unbroken(drawing.text), after: after(drawing.under) },
    between: between && { ...between, after: after(between.under) },
  }
}

const moreProjects = ({ tag }: Service) =>
  projectPages() > 0
    ? { to: projectsList, name: readPages().projects.all }
    : { to: `/?trabajos=${tag}#trabajos`, name: readPages().service.projects.gallery }

const numberOf = (index: number) => String(index + 1).padStart(2, '0')
