import type { Field } from '#contracts/desk-words.ts'
import css from './filled-in.module.css'
import { Fold } from './form/fold.tsx'

/** What may stand between braces in a text, and what comes in its place: on sending `{…}`, everywhere `{{…}}`. */
export function FilledIn({ schema, placeholders }: { schema: Field; placeholders: Record<string, string> }) {
  const sent = Object.entries(fillsOf(schema))
  const rows = [
    ...sent.map(([key, what]) => [`{${key}}`, what] as const),
    ...Object.entries(placeholders).map(([key, value]) => [`{{${key}}}`, value] as const),
  ]
  return (
    <Fold paths={[]} title="Lo que se rellena solo">
      <p className={css.lead}>
        {sent.length > 0 && 'Lo que va entre llaves se cambia al enviar; junto a cada campo pone cuáles valen en él. '}
        Lo que va entre llaves dobles sale de los ajustes y las condiciones: si cambia allí, cambia en todos los textos.
      </p>
      <dl className={css.rows}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value.trim() || '(vacío)'}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  )
}

/** All `{…}` that the fields of a form take. */
function fillsOf({ fills, properties, items }: Field): Record<string, string> {
  const below = [...Object.values(properties ?? {}), ...(items ? [items] : [])]
  return Object.assign({}, fills, ...below.map(fillsOf))
}
