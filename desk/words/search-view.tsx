import css from './words.module.css'

interface Props {
  title: string
  description: string
  values: Record<string, string>
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max).trimEnd()}…` : text)

/** How a search engine would show the page. */
export function SearchView({ title, description, values }: Props) {
  const filled = (text: string) => text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, key: string) => values[key] ?? whole)
  return (
    <figure className={`panel ${css.found}`}>
      <figcaption className="quiet small">Así sale en Google</figcaption>
      <p className="quiet small">{values.website}</p>
      <p className="marked">{cut(`${filled(title)} · ${values.brand}`, 60)}</p>
      <p className="quiet small">{cut(filled(description), 155)}</p>
    </figure>
  )
}
