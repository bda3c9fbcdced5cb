import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'wouter'
import type { TextEntry, TextHit, TextList } from '#contracts/desk-words.ts'
import { plain } from '#contracts/plain.ts'
import { ask } from '../api.ts'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { AddText } from './add-text.tsx'
import css from './text-list.module.css'

/** All that can be edited, in the owner's words; what is typed above narrows it. */
export function TextListPage() {
  const { data, error, refetch } = useQuery({ queryKey: ['words', 'list'], queryFn: () => ask<TextList>('words') })
  const [wanted, setWanted] = useState('')
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Buscando los textos…</Notice>
  const isSearch = wanted.trim().length > 1
  const groups = data.groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isWanted(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <div className="stack-wide">
      <header className={css.head}>
        <h1>Textos</h1>
        <p className={css.lead}>Lo que cambies se queda en el borrador hasta que lo publiques.</p>
        <SearchField label="Buscar un texto" value={wanted} onChange={setWanted} className={css.search} />
      </header>
      <div className={css.groups}>
        {groups.map(({ name, entries, folder }) => (
          <section key={name} aria-label={name} className={css.group}>
            <div className={css.title}>
              <h2>{name}</h2>
              {folder && wanted === '' && <AddText folder={folder.name} label={folder.add} />}
            </div>
            <ul>
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
  const { data, error, refetch } = useQuery({
    queryKey: ['words', 'search', query],
    queryFn: () => ask<TextHit[]>(`words/search?q=${encodeURIComponent(query)}`),
    placeholderData: (before) => before,
  })
  if (error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Buscando dentro de los textos…</Notice>
  if (data.length === 0) return isOnly && <p className={css.lead}>No hay ningún texto con esas palabras.</p>
  return (
    <section aria-label="Dentro de los textos" className={css.group}>
      <div className={css.title}>
        <h2>Dentro de los textos</h2>
      </div>
      <ul>
        {data.map(({ path, field, name, where, excerpt }) => (
          <li key={`${path} ${field} ${excerpt}`}>
            <Link href={`/${path}#${field}`} className={css.entry}>
              <span className={css.name}>{excerpt}</span>
              <span className={css.about}>{`${name} · ${where}`}</span>
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
      <span className={css.name}>{name}</span>
      {changed && <span className="marked small">sin publicar</span>}
      <span className={css.about}>{about}</span>
    </Link>
  </li>
)

const isWanted = ({ name, about }: TextEntry, wanted: string) =>
  plain(`${name} ${about}`).includes(plain(wanted.trim()))
