import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import type { TextEntry, TextHit, TextList } from '#contracts/desk-words.ts'
import { plain } from '#contracts/plain.ts'
import { send, useAsk, useSend } from '../api.ts'
import { DialogButton, Failed, Notice } from '../ui/action.tsx'
import { OneFieldForm, SearchField } from '../ui/fields.tsx'
import css from './words.module.css'

// The editor is heavier than the list, and most visits end before it.
const TextPage = lazy(async () => ({ default: (await import('./text-page.tsx')).TextPage }))

export function Page() {
  return (
    <Suspense fallback={<Notice>Abriendo el texto…</Notice>}>
      <Switch>
        <Route path="/">
          <TextListPage />
        </Route>
        <Route path="/*">{({ '*': path }) => <TextPage key={path} path={path ?? ''} />}</Route>
      </Switch>
    </Suspense>
  )
}

/** All that can be edited, in the owner's words; what is typed above narrows it. */
function TextListPage() {
  const { data, error, refetch } = useAsk<TextList>('words', { queryKey: ['words', 'list'] })
  const [wanted, setWanted] = useState('')
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Buscando los textos…</Notice>
  const isSearch = wanted.trim().length > 1
  const groups = data.groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isWanted(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="stack-wide">
      <header className={`stack-near ${css['list-head']}`}>
        <h1>Textos</h1>
        <p className="quiet">Lo que cambies se queda en el borrador hasta que lo publiques.</p>
        <SearchField label="Buscar un texto" value={wanted} onChange={setWanted} />
      </header>
      <div className="newspaper">
        {groups.map(({ name, entries, folder }) => (
          <section key={name} aria-label={name}>
            <div className="split">
              <h2>{name}</h2>
              {folder && wanted === '' && <AddText folder={folder.name} label={folder.add} />}
            </div>
            <ul className="rows rows-flush">
              {entries.map((entry) => (
                <Entry key={entry.path} {...entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isSearch && <Hits wanted={wanted.trim()} isOnly={groups.length === 0} />}
    </div>
  )
}

/** Where the words and figures stand inside the texts. */
function Hits({ wanted, isOnly }: { wanted: string; isOnly: boolean }) {
  const query = useDeferredValue(wanted)
  const { data, error, refetch } = useAsk<TextHit[]>(`words/search?q=${encodeURIComponent(query)}`, {
    placeholderData: keepPreviousData,
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Buscando dentro de los textos…</Notice>
  if (data.length === 0) return isOnly && <p className="quiet">No hay ningún texto con esas palabras.</p>
  return (
    <section aria-label="Dentro de los textos">
      <div className="split">
        <h2>Dentro de los textos</h2>
      </div>
      <ul className="rows rows-flush">
        {data.map(({ path, field, name, where, excerpt }) => (
          <li key={`${path} ${field} ${excerpt}`}>
            <Link href={`/${path}#${field}`} className={css.entry}>
              <span className="strong">{excerpt}</span>
              <span className="whole cut quiet small">{`${name} · ${where}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Entry = ({ path, name, about, changed }: TextEntry) => (
  <li>
    <Link href={`/${path}`} className={css.entry}>
      <span className="strong">{name}</span>
      {changed && <span className="marked small">sin publicar</span>}
      <span className="whole cut quiet small">{about}</span>
    </Link>
  </li>
)

const isWanted = ({ name, about }: TextEntry, wanted: string) =>
  plain(`${name} ${about}`).includes(plain(wanted.trim()))

/** Asks for the title of a new text, and opens it. */
function AddText({ folder, label }: { folder: string; label: string }) {
  const [, goTo] = useLocation()
  const add = useSend(
    (title: string) => send<{ path: string }>('words/text', 'POST', { folder, title }),
    async (client, { path }) => {
      await client.invalidateQueries()
      goTo(`/${path}`)
    },
  )
  return (
    <DialogButton tone="quiet" label={label}>
      {() => (
        <OneFieldForm
          label="Título"
          hint="De él sale la dirección de la página. Lo demás lo rellenas después."
          maxLength={120}
          button="Crear"
          tone="main"
          sending={add}
        />
      )}
    </DialogButton>
  )
}
