import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { LaunchGap } from '#contracts/desk-publishing.ts'
import { ask } from '../api.ts'
import { Notice } from '../ui/notice.tsx'
import css from './page.module.css'

/** What has to be true before the site is public, each with the way to its field. */
export function LaunchPage() {
  const { data, error } = useQuery({
    queryKey: ['launch'],
    queryFn: () => ask<LaunchGap[]>('launch'),
    refetchOnMount: 'always',
  })
  if (!data && error) return <Notice tone="wrong">{error.message}</Notice>
  if (!data) return <Notice>Repasando la lista…</Notice>
  const groups = [...Map.groupBy(data, ({ group }) => group)]
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>Antes de abrir</h1>
        <p className={css.lead}>
          {data.length === 0
            ? 'No falta nada: el sitio está listo para el público.'
            : `${data.length === 1 ? 'Falta 1 cosa' : `Faltan ${data.length} cosas`} para que el sitio pueda abrir al público. Lo que ya está en el borrador cuenta como hecho.`}
        </p>
      </header>
      {groups.map(([group, gaps]) => (
        <section key={group} className={css.group} aria-label={group}>
          <h2>
            {group} <span className={css.count}>{gaps.length}</span>
          </h2>
          <ul className={css.list}>
            {gaps.map(({ message, href }) => (
              <li key={message} className={css.gap}>
                {href ? <Link href={`~/taller${href}`}>{message}</Link> : message}
              </li>
            ))}
          </ul>
          {group === 'Servidor' && <p className={css.note}>Esto lo cambia quien lleva el servidor.</p>}
        </section>
      ))}
    </div>
  )
}
