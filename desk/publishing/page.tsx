import type { DeskSession } from '#contracts/desk.ts'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { BuildProgress } from './build-progress.tsx'
import { Changes } from './changes.tsx'
import { History } from './history.tsx'
import css from './page.module.css'
import { PreviewLink } from './preview-link.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { usePublishing } from './queries.ts'

/** What has been changed and not yet published, its preview, the publication, and the way back. */
export function PublishingPage({ person }: DeskSession) {
  const { data, error, refetch } = usePublishing()
  if (!data && error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Mirando qué ha cambiado…</Notice>
  if (data.refused) return <Notice>{data.refused}</Notice>
  const building = data.build.state === 'building'
  return (
    <div className={css.page}>
      <PageHead title="Publicar">
        Lo que cambias en textos y fotos se guarda aquí como borrador. Los visitantes lo ven cuando lo publicas.
      </PageHead>
      <section className={css.part} aria-labelledby="changes">
        <h2 id="changes">Cambios sin publicar</h2>
        <Changes changes={data.changes} disabled={building} />
        <PublishButtons {...data} />
        <BuildProgress build={data.build} />
        {data.preview && !building && data.changes.length > 0 && <PreviewLink preview={data.preview} />}
      </section>
      <section className={css.part} aria-labelledby="history">
        <h2 id="history">Publicado antes</h2>
        {data.remoteTrouble && (
          <p className={css.warning}>
            La copia en el otro servidor no está al día: no se ha podido enviar la última publicación. Se enviará con la
            próxima.
          </p>
        )}
        <History finished={!building} canRestore={person.role === 'owner'} drafted={data.changes.length > 0} />
      </section>
    </div>
  )
}
