import { readConditions, readHowWeWork } from './conditions.ts'
import { readLegalPage } from './legal-pages.ts'
import { projectAddresses, projectPages } from './listing.ts'
import { projectsList } from './lists.ts'
import { plainText } from './markdown.ts'
import { fill } from './placeholders.ts'
import { readAbout, readHome, readNews, readProjects, readServices } from './read.ts'
import { readSettings } from './settings.ts'

const legalSlugs = ['aviso-legal', 'politica-privacidad', 'politica-cookies', 'accesibilidad']

/** One thing that can be found. */
type SearchEntry = {
  title: string
  /** Path, with a fragment where the thing has no page of its own. */
  url: string
  kind: 'Página' | 'Servicio' | 'Noticia' | 'Trabajo'
  /** One sentence shown under the title. */
  text: string
  /** Everything else that is searched. */
  words: string
}

// Of older articles the search knows less: thousands of whole ones would be too much for a phone and for our server.
const wholeArticles = 12

/** Everything on the Spanish site that its search finds, the most important first: pages, services, then the newest. */
export const searchEntries = (): SearchEntry[] => [...pages(), ...services(), ...inTurn(news(), projects())]

const inTurn = <T>(a: T[], b: T[]) =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => [...a.slice(i, i + 1), ...b.slice(i, i + 1)]).flat()

function pages(): SearchEntry[] {
  const home = fill(readHome())
  const about = fill(readAbout())
  const how = fill(readHowWeWork())
  const kind = 'Página' as const
  const { address, contact } = readSettings()
  return [
    {
      kind,
      title: 'Inicio',
      url: '/',
      text: home.description,
      words: words(
        home.about.paragraphs,
        home.slides.map(({ name }) => name),
      ),
    },
    {
      kind,
      title: 'Sobre Nosotros',
      url: '/sobre-nosotros',
      text: about.description,
      words: words(about.banner, about.story, about.quality),
    },
    {
      kind,
      title: how.title,
      url: '/como-trabajamos',
      text: how.description,
      words: words(how.process, fill(readConditions()), 'precio tarifas pago señal garantía zona desplazamiento'),
    },
    {
      kind,
      title: 'Noticias',
      url: '/noticias',
      text: 'Artículos escritos en el taller.',
      words: 'blog artículos novedades',
    },
    ...(projectPages() > 0
      ? [
          {
            kind,
            title: 'Trabajos',
            url: projectsList,
            text: 'Todas las piezas del taller, las últimas primero.',
            words: 'proyectos obras',
          },
        ]
      : []),
    {
      kind,
      title: 'Contacto',
      url: '/contacto',
      text: 'Formulario, teléfono, WhatsApp, correo, dirección y horario del taller.',
      words: words(
        address,
        contact.hours.map(({ days }) => days),
        'presupuesto gratuito teléfono whatsapp e-mail correo dirección horario',
      ),
    },
    ...legalSlugs.flatMap((slug) => {
      const page = readLegalPage(slug)
      return page
        ? [
            {
              kind,
              title: page.title,
              url: `/${slug}`,
              text: page.description,
              words: words(page.contents.map(({ text }) => text)),
            },
          ]
        : []
    }),
  ]
}

const services = (): SearchEntry[] =>
  fill(readServices()).map(({ slug, title, teaser, description, body, woods, finishes, process, faqs }) => ({
    kind: 'Servicio',
    title,
    url: `/${slug}`,
    text: teaser,
    words: words(description, body, woods, finishes, process, faqs),
  }))

const news = (): SearchEntry[] =>
  fill(readNews().toReversed()).map(({ link, title, text, description, body }, i) => ({
    kind: 'Noticia',
    title,
    url: link,
    text,
    words: i < wholeArticles ? words(text, body) : words(text, description, headingsOf(body)),
  }))

const headingsOf = (markdown: string) => [...markdown.matchAll(/^#{2,} (.+)$/gm)].map(([, text]) => text)

/** A project has no page of its own. */
const projects = (): SearchEntry[] => {
  const addresses = projectAddresses()
  return readProjects()
    .toReversed()
    .map(({ id, title, details, name, facts }) => ({
      kind: 'Trabajo',
      title,
      url: addresses.get(id) as string,
      text: `${name}. ${facts}.`,
      words: words(details, facts, name),
    }))
}

/** All texts of a value, without Markdown. */
function words(...values: unknown[]): string {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
  return plainText(texts(values).join(' '))
}
