import { readLegalPage } from './legal-pages.ts'
import { plainText } from './markdown.ts'
import { fill } from './placeholders.ts'
import { readAbout, readHome, readNews, readProjects, readServices } from './read.ts'
import { readSettings } from './settings.ts'

const legalSlugs = ['aviso-legal', 'politica-privacidad', 'politica-cookies', 'accesibilidad']

/** One thing that can be found. */
export type SearchEntry = {
  id: number
  title: string
  /** Path, with a fragment where the thing has no page of its own. */
  url: string
  kind: 'Página' | 'Servicio' | 'Noticia' | 'Trabajo'
  /** One sentence shown under the title. */
  text: string
  /** Everything else that is searched. */
  words: string
}

/** Everything on the Spanish site that its search finds. */
export function searchEntries(): SearchEntry[] {
  const entries = [...pages(), ...services(), ...news(), ...projects()]
  return entries.map((entry, id) => ({ id, ...entry }))
}

type Entry = Omit<SearchEntry, 'id'>

function pages(): Entry[] {
  const home = fill(readHome())
  const about = fill(readAbout())
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
      title: 'Noticias',
      url: '/noticias',
      text: 'Artículos escritos junto al banco.',
      words: 'blog artículos novedades',
    },
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

const services = (): Entry[] =>
  fill(readServices()).map(({ slug, title, teaser, description, body, woods, finishes, process, faqs }) => ({
    kind: 'Servicio',
    title,
    url: `/${slug}`,
    text: teaser,
    words: words(description, body, woods, finishes, process, faqs),
  }))

const news = (): Entry[] =>
  fill(readNews()).map(({ link, title, text, body }) => ({
    kind: 'Noticia',
    title,
    url: link,
    text,
    words: words(text, body),
  }))

/** A project has no page: it stands among the works of its trade. */
const projects = (): Entry[] =>
  readProjects().map(({ id, details, link, name, place, wood, year }) => ({
    kind: 'Trabajo',
    title: details,
    url: `${link}#${id}`,
    text: `${name}. ${wood}, ${place}, ${year}.`,
    words: words(place, wood, name, String(year)),
  }))

/** All texts of a value, without Markdown. */
function words(...values: unknown[]): string {
  const texts = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []
  return plainText(texts(values).join(' '))
}
