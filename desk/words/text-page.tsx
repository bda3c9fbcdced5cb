import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { send, useSend } from '../api.ts'
import { Button, DialogButton, ErrorMessage } from '../ui/action.tsx'
import { Back } from '../ui/parts.tsx'
import { ConflictView } from './conflict.tsx'
import { FormContext, useWork } from './form/context.ts'
import { FormOfText } from './form-of-text.tsx'
import { OpenText } from './open-text.tsx'
import { PriceCheck } from './price-check.tsx'
import { Problems } from './problems.tsx'
import { keptTexts, useEditing } from './use-editing.ts'
import css from './words.module.css'

export const TextPage = ({ path }: { path: string }) => (
  <div>
    <Back to="/">Todos los textos</Back>
    <OpenText path={path}>{(form, relations) => <Editor form={form} relations={relations} />}</OpenText>
  </div>
)

/** A text being edited: what two have changed, what is wrong, its form. */
function Editor({ form, relations }: { form: TextForm; relations: Relations }) {
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
      <FormOfText form={form} editing={editing} />
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

interface Props {
  path: string
  name: string
  version: string
}

function RemoveText({ path, name, version }: Props) {
  const [, goTo] = useLocation()
  const remove = useSend(
    () => send('words/text', 'DELETE', { path, version }),
    async (client) => {
      keptTexts.keep(path, undefined)
      await client.invalidateQueries({ queryKey: ['words', 'list'] })
      goTo('/')
    },
  )
  return (
    <div className="hangs">
      <DialogButton tone="quiet" label="Quitar este texto" title={`¿Quitar «${name}»?`}>
        {() => (
          <>
            <p>Su página dejará de existir cuando publiques. Hasta entonces puedes recuperarla en Publicar.</p>
            <ErrorMessage error={remove.error} />
            <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              Quitar
            </Button>
          </>
        )}
      </DialogButton>
    </div>
  )
}
