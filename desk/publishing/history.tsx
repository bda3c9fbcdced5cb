import type { Publication } from '#contracts/desk-publishing.ts'
import { Button } from '../ui/button.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { longTimeOf } from '../ui/times.ts'
import { useHistory, useWork } from './queries.ts'

interface Props {
  finished: boolean
  canRestore: boolean
  /** There are changes, which a way back would lose. */
  drafted: boolean
}

/** The publications; each can be made the draft again, to be looked at and published. */
export function History({ finished, canRestore, drafted }: Props) {
  const { data, error } = useHistory(finished)
  const restore = useWork('restore')
  if (error && !data) return <ErrorMessage error={error} />
  if (!data) return <p className="quiet">Buscando…</p>
  if (data.length === 0) return <p className="quiet">Todavía no se ha publicado nada desde aquí.</p>
  return (
    <>
      {canRestore && drafted && (
        <p className="quiet">Para volver a un estado anterior, publica o descarta antes los cambios de arriba.</p>
      )}
      <ol className="rows">
        {data.map((entry) => (
          <li key={entry.commit} className="split">
            <What {...entry} />
            {entry.current ? (
              <p className="marked small">Lo que se ve ahora</p>
            ) : (
              canRestore && (
                <Button
                  disabled={drafted || restore.isPending || !finished}
                  aria-label={`Volver a este estado: ${longTimeOf(entry.at)}`}
                  onClick={() => restore.mutate({ commit: entry.commit })}
                >
                  Volver a este estado
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      <ErrorMessage error={restore.error} />
      {restore.isSuccess && (
        <p role="status">Hecho: el estado de entonces es ahora el borrador. Míralo arriba y publícalo.</p>
      )}
    </>
  )
}

const What = ({ at, by, changes }: Publication) => (
  <div className="grows">
    <p>
      <time dateTime={at}>{longTimeOf(at)}</time>, {by}
    </p>
    <ul className="quiet small">
      {changes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
)
