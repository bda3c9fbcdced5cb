import { useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import type { Person } from '#contracts/desk.ts'
import type { EnquiryDetail, SamePerson } from '#contracts/desk-enquiries.ts'
import { stateNames } from '#words/desk-enquiry-words.ts'
import { phaseNames, deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { send, useSend } from '../api.ts'
import { sumText } from '../quotes/money.tsx'
import { useQuotes } from '../quotes/queries.ts'
import { Button, DialogButton, ErrorMessage, Loaded } from '../ui/action.tsx'
import { OneFieldForm } from '../ui/fields.tsx'
import { Back, Item, List, takeFocus } from '../ui/parts.tsx'
import { longTime, shortTime } from '../ui/times.ts'
import { Contact } from './contact.tsx'
import { DeskFields } from './desk-fields.tsx'
import css from './enquiry.module.css'
import { Delivered, History, Origin } from './history.tsx'
import { useChange, useEnquiry, useErase, useJoin, usePart } from './queries.ts'
import { Story } from './story.tsx'
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

const reasons: Record<SamePerson['by'], string> = {
  mail: 'mismo correo',
  phone: 'mismo teléfono',
  hand: 'unida a mano',
}

/** The person's other enquiries, and a form that joins one with other addresses. */
function Same({ enquiry: { id, same } }: { enquiry: EnquiryDetail }) {
  const { search } = useFilters()
  const part = usePart(id)
  return (
    <section aria-label="La misma persona" className="stack-close">
      <h2 className="small-heading">La misma persona</h2>
      {same.length === 0 && <p className="breaks quiet small">No ha escrito más veces.</p>}
      {same.length > 0 && (
        <ul className="rows rows-close whole">
          {same.map((other) => (
            <li key={other.id}>
              <Link href={`/${other.id}${search}`}>
                {other.name}, {shortTime(other.receivedAt)}
              </Link>
              <p className="breaks quiet small">
                {stateNames[other.state]}, {reasons[other.by]}. {other.excerpt}
              </p>
            </li>
          ))}
        </ul>
      )}
      {same.some(({ by }) => by === 'hand') && (
        <Button tone="quiet" busy={part.isPending} onClick={() => part.mutate(undefined)}>
          Separar de las unidas a mano
        </Button>
      )}
      <details>
        <summary className="small">Unir con otra consulta</summary>
        <OneFieldForm
          label="Número de la otra"
          hint="Está junto al nombre: ocho letras y cifras."
          button="Unir"
          sending={useJoin(id)}
        />
      </details>
    </section>
  )
}

/** The written quotes of an enquiry, and the way to begin one; for the owner. */
function Quotes({ enquiry }: { enquiry: string }) {
  const { data } = useQuotes(enquiry)
  const [, navigate] = useLocation()
  const begin = useSend(() => send<{ id: string }>('quotes', 'POST', { enquiry }))
  const open = ({ id }: { id: string }) => navigate(`~/taller/encargos/${id}`)
  return (
    <section className="stack-near" aria-label={w.quotes}>
      {data && data.length > 0 && (
        <List label={w.quotes}>
          {data.map(({ id, number, title, phase, totalCents }) => (
            <Item
              key={id}
              title={<Link href={`~/taller/encargos/${id}`}>{number || title || w.untitled}</Link>}
              about={[phaseNames[phase], totalCents ? sumText(totalCents) : ''].filter(Boolean).join(', ')}
            />
          ))}
        </List>
      )}
      <p>
        <Button busy={begin.isPending} onClick={() => begin.mutate(undefined, { onSuccess: open })}>
          {data && data.length > 0 ? w.beginAgain : w.begin}
        </Button>
      </p>
      <ErrorMessage error={begin.error} />
    </section>
  )
}
