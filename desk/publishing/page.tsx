import type { DeskSession } from '#contracts/desk.ts'
import type { PublishingState } from '#contracts/desk-publishing.ts'
import { Loaded, Notice } from '../ui/message.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { BuildProgress } from './build-progress.tsx'
import { Changes } from './changes.tsx'
import { History } from './history.tsx'
import { PreviewLink } from './preview-link.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import css from './publishing.module.css'
import { usePublishing } from './queries.ts'

/** What has been changed and not yet published, its preview, the publication, and the way back. */
export const Page = ({ person }: DeskSession) => (
  <Loaded query={usePublishing()} waiting="Mirando qué ha cambiado…">
    {(state) => <Publishing data={state} isOwner={person.role === 'owner'} />}
  </Loaded>
)

function Publishing({ data, isOwner }: { data: PublishingState; isOwner: boolean }) {
  if (data.refused) return <Notice>{data.refused}</Notice>
  const building = data.build.state === 'building'
  return (
    <div className={`stack-parts narrow ${css.page}`}>
      <PageHead title="Publicar">
        Lo que cambias en textos y fotos se guarda aquí como borrador. Los visitantes lo ven cuando lo publicas.
      </PageHead>
      <section className="stack" aria-labelledby="changes">
        <h2 id="changes">Cambios sin publicar</h2>
        <Changes changes={data.changes} disabled={building} />
        <PublishButtons {...data} />
        <BuildProgress build={data.build} />
        {data.preview && !building && data.changes.length > 0 && <PreviewLink preview={data.preview} />}
      </section>
      <section className="stack" aria-labelledby="history">
        <h2 id="history">Publicado antes</h2>
        {data.remoteTrouble && (
          <p className="panel note-danger">
            La copia en el otro servidor no está al día: no se ha podido enviar la última publicación. Se enviará con la
            próxima.
          </p>
        )}
        <History finished={!building} canRestore={isOwner} drafted={data.changes.length > 0} />
      </section>
    </div>
  )
}
