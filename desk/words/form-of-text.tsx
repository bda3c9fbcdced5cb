import type { Field, Relations, TextForm } from '#contracts/desk-words.ts'
import { FilledIn } from './filled-in.tsx'
import { Control } from './form/control.tsx'
import { Fold } from './form/fold.tsx'
import { Fields } from './form/group.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { MovedAddress } from './moved-address.tsx'
import { partsOf } from './parts.ts'
import { SaveBar } from './save-bar.tsx'
import { SearchView } from './search-view.tsx'
import type { Editing } from './use-editing.ts'
import css from './words.module.css'

interface Props {
  form: TextForm
  editing: Editing
  placeholders: Relations['placeholders']
}

/** What matters most open, the rest in folds; how it will look beside it. */
export function FormOfText({ form: { schema, address }, editing, placeholders }: Props) {
  const { value, body, save, set, setBody } = editing
  const { main, parts, late } = partsOf(schema)
  const values = (value ?? {}) as Record<string, unknown>
  const hasMain = Object.keys(main.properties ?? {}).length > 0
  return (
    <form
      className={`with-view ${css.form}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void save()
      }}
    >
      {hasMain && <Fields field={main} path="" value={value} />}
      {typeof values.description === 'string' && (
        <div className={css.beside}>
          <SearchView title={String(values.title ?? '')} description={values.description} values={placeholders} />
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
            <MovedAddress from={address} to={values.slug} onBack={(slug) => set('slug', slug)} />
          </Fold>
        )}
        <FilledIn schema={schema} placeholders={placeholders} />
      </div>
      <SaveBar editing={editing} className={css.bar} />
    </form>
  )
}

/** What may be added comes after what is there. */
const inOrder = (parts: [string, Field][], values: Record<string, unknown>) =>
  parts.toSorted(([a], [b]) => Number(values[a] === undefined) - Number(values[b] === undefined))
