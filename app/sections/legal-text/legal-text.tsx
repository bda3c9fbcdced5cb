import { useId } from 'react'
import { Prose } from '#app/ui/prose/prose.tsx'
import css from './legal-text.module.css'

export type StorageRow = { name: string; kind: string; purpose: string; duration: string }
type Props = {
  html: string
  contents: { id: string; text: string }[]
  updated: { date: string; dateTime: string }
  /** What the site keeps in the browser; the cookie policy's table. */
  storage?: StorageRow[]
}

/** A legal text with its contents beside it and, on the cookie policy, the table of what the browser keeps. */
export function LegalText({ html, contents, updated, storage }: Props) {
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
          {storage && (
            <li>
              <a href="#almacenamiento">Lista de cookies y almacenamiento</a>
            </li>
          )}
        </ol>
      </nav>
      <div className={css.text}>
        <Prose html={html} />
        {storage && (
          <section id="almacenamiento" className={css.storage} aria-labelledby={table}>
            <h2 id={table}>Lista de cookies y almacenamiento</h2>
            <ul className={css.rows}>
              {storage.map(({ name, kind, purpose, duration }) => (
                <li key={name} className={css.row}>
                  <h3 className={css.name}>{name}</h3>
                  <p className="caption">{kind}</p>
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
