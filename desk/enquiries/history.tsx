import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryDetail, HistoryEntry } from '#contracts/desk-enquiries.ts'
import { attachmentWords, tellBytes } from '#words/attachment-words.ts'
import { reasonOf } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { longTime } from '../ui/times.ts'
import css from './history.module.css'
import { useNote } from './queries.ts'
import { useFilters } from './use-filters.ts'
import { tellEntry, tellMail } from './words.ts'

/** All that happened with this person, in its order, and a note to add. */
export function History({ enquiry }: { enquiry: EnquiryDetail }) {
  return (
    <section aria-label="Historial" className="stack">
      <h2>Historial</h2>
      <ol className={css.entries}>
        {enquiry.history.map((entry) => (
          <Entry key={entry.id} entry={entry} enquiry={enquiry} />
        ))}
      </ol>
      <NoteForm id={enquiry.id} />
    </section>
  )
}

function Entry({ entry, enquiry }: { entry: HistoryEntry; enquiry: EnquiryDetail }) {
  const { search } = useFilters()
  const other = enquiry.same.find(({ id }) => id === entry.enquiry)
  const isItself = entry.kind === 'received' && !other
  return (
    <li className={`${css.entry} ${entry.kind === 'note' ? css.note : ''}`}>
      <p className={css.head}>
        <strong>{tellEntry(entry)}</strong> <time>{longTime(entry.at)}</time>
        {other && <Link href={`/${other.id}${search}`}>Consulta {other.number}</Link>}
      </p>
      {entry.subject && <p className={css.subject}>{entry.subject}</p>}
      {entry.text && !isItself && <p className="breaks written">{entry.text}</p>}
      {entry.files.length > 0 && (
        <ul className={css.files} aria-label={attachmentWords.list}>
          {entry.files.map(({ id, name, bytes }) => (
            <li key={id}>
              <a href={`${deskPath}/api/enquiries/${entry.enquiry}/files/${id}`}>{name}</a>{' '}
              <span>{tellBytes(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      {entry.mail && <p className={entry.mail.state === 'refused' ? css.refused : css.state}>{tellMail(entry.mail)}</p>}
    </li>
  )
}

function NoteForm({ id }: { id: string }) {
  const [text, setText] = useState('')
  const note = useNote(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    note.mutate(text, { onSuccess: () => setText('') })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <Field label="Nota" hint="Solo la ve el taller." error={note.error ? reasonOf(note.error) : undefined}>
        {(control) => <textarea {...control} rows={2} value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      <Button type="submit" busy={note.isPending}>
        Guardar la nota
      </Button>
    </form>
  )
}
