import { useEffect, useRef } from 'react'
import type { Field, Relations, TextForm } from '#contracts/desk-words.ts'
import { ConflictView } from './conflict.tsx'
import css from './editor.module.css'
import { FilledIn } from './filled-in.tsx'
import { FormContext } from './form/context.ts'
import { Control } from './form/control.tsx'
import { Fold } from './form/fold.tsx'
import { Fields } from './form/group.tsx'
import { MarkdownField } from './markdown/markdown-field.tsx'
import { MovedAddress } from './moved-address.tsx'
import { partsOf } from './parts.ts'
import { Problems } from './problems.tsx'
import { RemoveText } from './remove-text.tsx'
import { SaveBar } from './save-bar.tsx'
import { SearchView } from './search-view.tsx'
import { useEditing } from './use-editing.ts'
import { useWork } from './use-work.ts'

/** A text as a form: what matters most open, the rest in folds; how it will look beside it. */
export function Editor({ form, relations }: { form: TextForm; relations: Relations }) {
  const editing = useEditing(form)
  const heading = useOpened(form.name)
  const work = useWork(editing, relations)
  const { value, body, theirs } = editing
  const { main, parts, late } = partsOf(form.schema)
  const values = (value ?? {}) as Record<string, unknown>
  const hasMain = Object.keys(main.properties ?? {}).length > 0
  return (
    <FormContext value={work}>
      <header className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {form.name}
        </h1>
        <p>{form.about}</p>
      </header>
      {theirs && <ConflictView form={form} editing={editing} theirs={theirs} />}
      <Problems problems={editing.problems} onGo={work.goTo} />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void editing.save()
        }}
        onKeyDown={(event) => {
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          void editing.save()
        }}
      >
        {hasMain && <Fields field={main} path="" value={value} />}
        {typeof values.description === 'string' && (
          <div className={css.beside}>
            <SearchView
              title={String(values.title ?? '')}
              description={values.description}
              values={relations.placeholders}
            />
          </div>
        )}
        {body !== undefined && (
          <div className={css.wide}>
            <MarkdownField body={body} onChange={editing.setBody} />
          </div>
        )}
        <div className={css.parts}>
          {inOrder(parts, values).map(([key, field]) => (
            <Control
              key={key}
              field={field}
              path={key}
              value={values[key]}
              optional={!form.schema.required?.includes(key)}
            />
          ))}
          {late && (
            <Fold paths={Object.keys(late.properties ?? {})} title="Dirección y orden">
              <Fields field={late} path="" value={value} />
              <MovedAddress from={form.address} to={values.slug} onBack={(slug) => editing.set('slug', slug)} />
            </Fold>
          )}
          <FilledIn schema={form.schema} placeholders={relations.placeholders} />
        </div>
        <SaveBar editing={editing} className={css.bar} />
      </form>
      {form.removable && <RemoveText path={form.path} name={form.name} version={editing.base.version} />}
      <datalist id="paginas">
        {relations.pages.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
    </FormContext>
  )
}

/** The page is called after its text, and begins at its heading unless a link leads to a field. */
function useOpened(name: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!location.hash) heading.current?.focus()
    const before = document.title
    document.title = `${name} · Taller`
    return () => {
      document.title = before
    }
  }, [name])
  return heading
}

/** What may be added comes after what is there. */
const inOrder = (parts: [string, Field][], values: Record<string, unknown>) =>
  parts.toSorted(([a], [b]) => Number(values[a] === undefined) - Number(values[b] === undefined))
