import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ChangedField, PlannedChange, Publication, PublishingState } from '#contracts/desk-publishing.ts'
import { send, useAsk } from '../api.ts'
import { Button, ErrorMessage } from '../ui/action.tsx'
import { longTimeOf } from '../ui/times.ts'
import css from './publishing.module.css'

interface Props {
  changes: readonly PlannedChange[]
  disabled: boolean
}

/** The list of changes in plain words; each leads to its place and can be taken back. */
export function Changes({ changes, disabled }: Props) {
  const discard = useWork<{ path: string }>('discard')
  if (changes.length === 0)
    return <p className="line-above quiet notice">No hay nada pendiente: todo lo guardado está publicado.</p>
  const takeBack = ({ path, title }: PlannedChange) => {
    if (window.confirm(`¿Descartar «${title}»? Se pierde lo que se ha cambiado aquí desde la última publicación.`))
      discard.mutate({ path })
  }
  return (
    <>
      <ul className="rows">
        {changes.map((change) => (
          <li key={change.path} className="split at-head">
            <div className="grows">
              {change.href ? (
                <Link className="strong" href={`~/taller${change.href}`}>
                  {change.title}
                </Link>
              ) : (
                change.title
              )}
              <p className="caption">
                {change.by}, <time dateTime={change.at}>{longTimeOf(change.at)}</time>
              </p>
              <ChangedFields fields={change.fields} />
              {change.overtaken && (
                <p className="danger small">Lo publicado ha cambiado después de empezar este borrador.</p>
              )}
            </div>
            <Button
              tone="quiet"
              disabled={disabled}
              busy={discard.isPending && discard.variables.path === change.path}
              aria-label={`Descartar: ${change.title}`}
              onClick={() => takeBack(change)}
            >
              Descartar
            </Button>
          </li>
        ))}
      </ul>
      <ErrorMessage error={discard.error} />
    </>
  )
}

const fewFields = 4

/** What was there and what is there now, field by field; many of them fold. */
function ChangedFields({ fields }: { fields: readonly ChangedField[] }) {
  const list = (some: readonly ChangedField[]) => (
    <dl className={`stack-close ${css.changed}`}>
      {some.map(({ where, before, after }) => (
        <div key={`${where} ${before} ${after}`}>
          <dt className="quiet small">{where}</dt>
          <dd>
            {before ? <del>{before}</del> : <span>(nada)</span>} <span aria-hidden="true">→</span>{' '}
            {after ? <ins>{after}</ins> : <span>(se quita)</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (fields.length <= fewFields) return fields.length > 0 && list(fields)
  return (
    <>
      {list(fields.slice(0, fewFields))}
      <details>
        <summary>Los otros {fields.length - fewFields} cambios</summary>
        {list(fields.slice(fewFields))}
      </details>
    </>
  )
}

interface HistoryProps {
  finished: boolean
  canRestore: boolean
  /** There are changes, which a way back would lose. */
  drafted: boolean
}

/** The publications; each can be made the draft again, to be looked at and published. */
export function History({ finished, canRestore, drafted }: HistoryProps) {
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

/** What would be published; asked again while a build is under way. */
export const usePublishing = () =>
  useAsk<PublishingState>('publishing', {
    refetchInterval: ({ state }) => (state.data?.build.state === 'building' ? 1_000 : false),
    refetchOnMount: 'always',
  })

/** @param finished changes when there may be a new one */
const useHistory = (finished: boolean) =>
  useAsk<Publication[]>('publishing/history', {
    queryKey: ['publishing', 'history', finished],
    placeholderData: keepPreviousData,
    staleTime: 0, // a publication may be done within seconds
  })

type Work = 'preview' | 'publish' | 'discard' | 'restore'

/** One of the works of this page, by name; the page is asked for again after it. */
export function useWork<Given extends object = object>(work: Work) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (value: Given) => send<unknown>(`publishing/${work}`, 'POST', value),
    onSettled: () => client.invalidateQueries(),
  })
}
