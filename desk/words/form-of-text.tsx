import { moved } from '#contracts/addresses.ts'
import type { Field, TextForm } from '#contracts/desk-words.ts'
import { Button } from '../ui/action.tsx'
import { Form } from '../ui/fields.tsx'
import { FactList } from '../ui/parts.tsx'
import { useForm } from './form/context.ts'
import { Control, isFolded } from './form/control.tsx'
import { Fields, Fold } from './form/group.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Editing } from './use-editing.ts'
import css from './words.module.css'

/** What matters most open, the rest in folds; how it will look beside it. */
export function FormOfText({ form: { schema, address }, editing }: { form: TextForm; editing: Editing }) {
  const { value, body, save, setBody } = editing
  const { main, parts, late } = partsOf(schema)
  const values = (value ?? {}) as Record<string, unknown>
  const hasMain = Object.keys(main.properties ?? {}).length > 0
  return (
    <Form
      className={`with-view ${css.form}`}
      onSubmit={() => void save()}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void save()
      }}
    >
      {hasMain && <Fields field={main} path="" value={value} />}
      {typeof values.description === 'string' && (
        <div className={css.beside}>
          <SearchView title={String(values.title ?? '')} description={values.description} />
        </div>
      )}
      {body !== undefined && (
        <div className={css.wide}>
          <MarkdownField body={body} onChange={setBody} />
        </div>
      )}
      <div className="line-below">
        {inOrder(parts, values).map(([key, field]) => (
          <Control key={key} field={field} path={key} value={values[key]} optional={!schema.required?.includes(key)} />
        ))}
        {late && (
          <Fold paths={Object.keys(late.properties ?? {})} title="Dirección y orden">
            <Fields field={late} path="" value={value} />
            <MovedAddress from={address} to={values.slug} />
          </Fold>
        )}
        <FilledIn schema={schema} />
      </div>
      <SaveBar editing={editing} className={css.bar} />
    </Form>
  )
}

/** What may be added comes after what is there. */
const inOrder = (parts: [string, Field][], values: Record<string, unknown>) =>
  parts.toSorted(([a], [b]) => Number(values[a] === undefined) - Number(values[b] === undefined))

/** What may stand between braces in a text, and what comes in its place: on sending `{…}`, everywhere `{{…}}`. */
function FilledIn({ schema }: { schema: Field }) {
  const { placeholders } = useForm().relations
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

/** Says what becomes of the old address, whose last part `from` is, when the page gets another one. */
function MovedAddress({ from, to }: { from: string | undefined; to: unknown }) {
  const { set } = useForm()
  const isMoved = from !== undefined && from !== to
  return (
    <div role="status" className={isMoved ? 'stack-close start note-danger measure breaks' : undefined}>
      {isMoved && (
        <>
          <p>
            Cuando publiques, la página dejará de estar en <b>/{from}</b>. {fateOf(`/${from}`)} Cámbiala solo si de
            verdad hace falta.
          </p>
          <Button tone="quiet" onClick={() => set('slug', from)}>
            Dejarla en /{from}
          </Button>
        </>
      )}
    </div>
  )
}

const fateOf = (path: string) =>
  moved[path]
    ? `Quien entre por ahí irá a ${moved[path]}.`
    : 'La dirección de antes no lleva a la nueva: quien la tenga guardada, los enlaces de otras webs y lo que Google ya conoce acabarán en «página no encontrada».'

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max).trimEnd()}…` : text)

/** How a search engine would show the page. */
function SearchView({ title, description }: { title: string; description: string }) {
  const { placeholders: values } = useForm().relations
  const filled = (text: string) => text.replace(/\{\{\s*(.*?)\s*\}\}/g, (whole, key: string) => values[key] ?? whole)
  return (
    <figure className={`panel ${css.found}`}>
      <figcaption className="quiet small">Así sale en Google</figcaption>
      <p className="quiet small">{values.website}</p>
      <p className="marked">{cut(`${filled(title)} · ${values.brand}`, 60)}</p>
      <p className="quiet small">{cut(filled(description), 155)}</p>
    </figure>
  )
}

/** A form in its parts: single fields first, then what folds; addresses and order last, as they are seldom touched. */
function partsOf(schema: Field) {
  const all = Object.entries(schema.properties ?? {})
  const isLate = ([key, { widget }]: [string, Field]) => widget === 'slug' || key === 'order' || key === 'id'
  const single = all.filter(([, field]) => !isFolded(field))
  const late = single.filter(isLate)
  const group = (entries: [string, Field][]): Field => ({ ...schema, properties: Object.fromEntries(entries) })
  return {
    main: group(single.filter((entry) => !isLate(entry))),
    parts: all.filter(([, field]) => isFolded(field)),
    late: late.length > 0 ? group(late) : undefined,
  }
}
