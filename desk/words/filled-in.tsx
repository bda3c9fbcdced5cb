import type { Field } from '#contracts/desk-words.ts'
import { FactList } from '../ui/list.tsx'
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
      <p className="caption measure">
        {sent.length > 0 && 'Lo que va entre llaves se cambia al enviar; junto a cada campo pone cuáles valen en él. '}
        Lo que va entre llaves dobles sale de los ajustes y las condiciones: si cambia allí, cambia en todos los textos.
      </p>
      <FactList facts={rows.map(([key, value]) => [key, value.trim() || '(vacío)'])} />
    </Fold>
  )
}

/** All `{…}` that the fields of a form take. */
function fillsOf({ fills, properties, items }: Field): Record<string, string> {
  const below = [...Object.values(properties ?? {}), ...(items ? [items] : [])]
  return Object.assign({}, fills, ...below.map(fillsOf))
}
