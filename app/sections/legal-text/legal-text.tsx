import { useId } from 'react'
import { Prose } from '#app/ui/prose/prose.tsx'
import { type StoredItem, storedItems } from '#contracts/storage.ts'
import css from './legal-text.module.css'

const kinds: Record<StoredItem['kind'], string> = {
  cookie: 'Cookie propia',
  localStorage: 'Almacenamiento local',
  sessionStorage: 'Almacenamiento de sesión',
}

type Props = {
  html: string
  contents: { id: string; text: string }[]
  updated: { date: string; dateTime: string }
  /** Name of the consent cookie, on the page that lists what the site keeps in the browser. */
  cookie?: string
}

/** A legal text with its contents beside it and, on the cookie policy, the table of what the browser keeps. */
export function LegalText({ html, contents, updated, cookie }: Props) {
  const table = useId()
  return (
    <div className={`grid ${css.page}`}>
      <p className={`caption ${css.updated}`}>
        Última actualización: <time dateTime={updated.dateTime}>{updated.date}</time>
      </p>
      <nav className={css.contents} aria-label="En esta página">
        <p className="label">En esta página</p>
        <ol>
          {contents.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
          {cookie && (
            <li>
              <a href="#almacenamiento">Lista de cookies y almacenamiento</a>
            </li>
          )}
        </ol>
      </nav>
      <div className={css.text}>
        <Prose html={html} />
        {cookie && (
          <section id="almacenamiento" className={css.storage} aria-labelledby={table}>
            <h2 id={table}>Lista de cookies y almacenamiento</h2>
            <ul className={css.rows}>
              {storedItems.map(({ name, kind, purpose, duration }) => (
                <li key={name} className={css.row}>
                  <h3 className={css.name}>{kind === 'cookie' ? cookie : name}</h3>
                  <p className="caption">{kinds[kind]}</p>
                  <p>{purpose}</p>
                  <p className={css.duration}>
                    <span className="label">Duración</span> {duration}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
