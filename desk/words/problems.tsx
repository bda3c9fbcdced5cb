import { useEffect, useRef } from 'react'
import type { Problem } from '#contracts/desk-words.ts'
import { pathOf } from './values.ts'

/** All that is to be corrected, each a link to its field. */
export function Problems({ problems, onGo }: { problems: Problem[]; onGo: (path: string) => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (problems.length > 0) heading.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <section className="stack-close note-danger narrow apart" aria-labelledby="por-corregir">
      <h2 id="por-corregir" ref={heading} tabIndex={-1}>
        {problems.length === 1 ? 'Falta corregir una cosa' : `Falta corregir ${problems.length} cosas`}
      </h2>
      <ul>
        {problems.map(({ path, where, message }) => (
          <li key={`${pathOf(path)} ${message}`} className="links">
            <a
              className="danger"
              href={`#${pathOf(path)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(pathOf(path))
              }}
            >
              {where || 'Todo el texto'}
            </a>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      <p className="caption">No se ha guardado nada todavía; lo que has escrito sigue aquí.</p>
    </section>
  )
}
