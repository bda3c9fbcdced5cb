import { useQuery } from '@tanstack/react-query'
import type { LaunchGap } from '#contracts/desk-publishing.ts'
import { ask } from '../api.ts'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Places } from '../ui/places.tsx'
import css from './page.module.css'

/** What has to be true before the site is public, each with the way to its field. */
export function LaunchPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['launch'],
    queryFn: () => ask<LaunchGap[]>('launch'),
    refetchOnMount: 'always',
  })
  if (!data && error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Repasando la lista…</Notice>
  const groups = [...Map.groupBy(data, ({ group }) => group)]
  return (
    <div className="stack-wide">
      <PageHead title="Antes de abrir">
        {data.length === 0
          ? 'No falta nada: el sitio está listo para el público.'
          : `${data.length === 1 ? 'Falta 1 cosa' : `Faltan ${data.length} cosas`} para que el sitio pueda abrir al público. Lo que ya está en el borrador cuenta como hecho.`}
      </PageHead>
      <div className={css.groups}>
        {groups.map(([group, gaps]) => (
          <section key={group} className={css.group} aria-label={group}>
            <h2>
              {group} <span className={css.count}>{gaps.length}</span>
            </h2>
            <Places places={gaps.map(({ message, href }) => ({ text: message, href }))} />
            {group === 'Servidor' && <p className="caption measure">Esto lo cambia quien lleva el servidor.</p>}
          </section>
        ))}
      </div>
    </div>
  )
}
