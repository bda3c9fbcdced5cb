import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Person } from '#contracts/desk.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { stateNames } from '#words/desk-enquiry-words.ts'
import { Back } from '../ui/back.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { takeFocus } from '../ui/focus.ts'
import { Loaded } from '../ui/message.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { longTime } from '../ui/times.ts'
import { Contact } from './contact.tsx'
import { DeskFields } from './desk-fields.tsx'
import css from './enquiry.module.css'
import { History } from './history.tsx'
import { useChange, useEnquiry, useErase } from './queries.ts'
import { Quotes } from './quotes.tsx'
import { Same } from './same.tsx'
import { Story } from './story.tsx'
import { Delivered, Origin } from './trail.tsx'
import { useFilters } from './use-filters.ts'

/** One enquiry; opening it makes it read. */
export function Enquiry({ id, person }: { id: string; person: Person }) {
  const query = useEnquiry(id)
  const { mutate } = useChange(id)
  const unread = query.data?.unread
  useEffect(() => {
    if (unread) mutate({ read: true })
  }, [unread, mutate])
  return (
    <Loaded query={query} waiting="Abriendo la consulta…" back={<ToList />}>
      {(enquiry) => <Whole enquiry={enquiry} person={person} />}
    </Loaded>
  )
}

function ToList() {
  const { search } = useFilters()
  return (
    <Back to={`/${search}`} className={css.back}>
      Todas las consultas
    </Back>
  )
}

function Whole({ enquiry, person }: { enquiry: EnquiryDetail; person: Person }) {
  return (
    <article className={`stack-far page ${css.contained}`} aria-labelledby="who">
      <Head enquiry={enquiry} />
      <div className={css.columns}>
        <div className="stack-wide">
          <Contact enquiry={enquiry} />
          {person.role === 'owner' && <Quotes enquiry={enquiry.id} />}
          <Story enquiry={enquiry} />
          <History enquiry={enquiry} />
        </div>
        <aside className="stack-wide" aria-label="Del taller">
          <DeskFields enquiry={enquiry} />
          <Same enquiry={enquiry} />
          <Delivered mails={enquiry.mails} />
          <Origin enquiry={enquiry} />
          {person.role === 'owner' && <Erase enquiry={enquiry} />}
        </aside>
      </div>
    </article>
  )
}

function Head({ enquiry: { name, number, receivedAt, state, answerBy } }: { enquiry: EnquiryDetail }) {
  const promised = new Date(`${answerBy}T12:00:00Z`).toLocaleDateString('es-ES', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (
    <header className={`stack-close ${css.head}`}>
      <ToList />
      <h1 id="who" ref={takeFocus} tabIndex={-1}>
        {name}
      </h1>
      <p className="meta-line">
        <span>{stateNames[state]}</span>
        <span>N.º {number}</span>
        <time dateTime={new Date(receivedAt).toISOString()}>{longTime(receivedAt)}</time>
        {state === 'new' && <span className="marked">Contestar el {promised} a más tardar</span>}
      </p>
    </header>
  )
}

/** Erases a person for good, once somebody has typed the name. */
function Erase({ enquiry: { id, name, email } }: { enquiry: EnquiryDetail }) {
  const [, navigate] = useLocation()
  const erase = useErase(id, () => navigate('/', { replace: true }))
  return (
    <section>
      <DialogButton tone="danger" label="Borrar a esta persona…" title="Borrar a esta persona">
        {() => (
          <OneFieldForm
            label={`Para confirmarlo, escribe el nombre: ${name}`}
            button="Borrar para siempre"
            tone="danger"
            sending={erase}
          >
            <p>
              Se borran todas las consultas de <strong>{email}</strong> con sus fotos, notas, respuestas y correos
              pendientes. No se puede deshacer. En las copias de seguridad siguen hasta que se borren ellas mismas.
            </p>
          </OneFieldForm>
        )}
      </DialogButton>
    </section>
  )
}
