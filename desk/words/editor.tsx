import { useEffect, useRef } from 'react'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { ConflictView } from './conflict.tsx'
import { FormContext } from './form/context.ts'
import { FormOfText } from './form-of-text.tsx'
import { PriceCheck } from './price-check.tsx'
import { Problems } from './problems.tsx'
import { RemoveText } from './remove-text.tsx'
import { useEditing } from './use-editing.ts'
import { useWork } from './use-work.ts'
import css from './words.module.css'

/** A text being edited: what two have changed, what is wrong, its form. */
export function Editor({ form, relations }: { form: TextForm; relations: Relations }) {
  const editing = useEditing(form)
  const heading = useOpened(form.name)
  const work = useWork(editing, relations)
  return (
    <FormContext value={work}>
      <header className={`stack-close ${css.head}`}>
        <h1 ref={heading} tabIndex={-1}>
          {form.name}
        </h1>
        <p className="quiet">{form.about}</p>
      </header>
      {editing.theirs && <ConflictView form={form} editing={editing} theirs={editing.theirs} />}
      <Problems problems={editing.problems} onGo={work.goTo} />
      <FormOfText form={form} editing={editing} placeholders={relations.placeholders} />
      <PriceCheck editing={editing} />
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
