import { Link } from 'wouter'
import type { ChangedField, PlannedChange } from '#contracts/desk-publishing.ts'
import { Button } from '../ui/button.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { longTimeOf } from '../ui/times.ts'
import css from './publishing.module.css'
import { useWork } from './queries.ts'

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
