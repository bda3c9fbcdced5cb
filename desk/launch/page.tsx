import type { LaunchGap } from '#contracts/desk-publishing.ts'
import { useAsk } from '../api.ts'
import { Loaded } from '../ui/action.tsx'
import { PageHead, Places } from '../ui/parts.tsx'

/** What has to be true before the site is public, each with the way to its field. */
export const Page = () => (
  <Loaded query={useAsk<LaunchGap[]>('launch', { refetchOnMount: 'always' })} waiting="Repasando la lista…">
    {(gaps) => <Gaps gaps={gaps} />}
  </Loaded>
)

const Gaps = ({ gaps }: { gaps: readonly LaunchGap[] }) => (
  <div className="stack-wide">
    <PageHead title="Antes de abrir">
      {gaps.length === 0
        ? 'No falta nada: el sitio está listo para el público.'
        : `${gaps.length === 1 ? 'Falta 1 cosa' : `Faltan ${gaps.length} cosas`} para que el sitio pueda abrir al público. Lo que ya está en el borrador cuenta como hecho.`}
    </PageHead>
    <div className="newspaper">
      {[...Map.groupBy(gaps, ({ group }) => group)].map(([group, own]) => (
        <section key={group} className="stack-near" aria-label={group}>
          <h2>
            {group} <span className="quiet small-heading tabular">{own.length}</span>
          </h2>
          <Places places={own.map(({ message, href }) => ({ text: message, href }))} />
          {group === 'Servidor' && <p className="caption measure">Esto lo cambia quien lleva el servidor.</p>}
        </section>
      ))}
    </div>
  </div>
)
