import { Link } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryDetail, HistoryEntry, SentMessage } from '#contracts/desk-enquiries.ts'
import { attachmentWords, tellBytes } from '#words/attachment-words.ts'
import { OneFieldForm } from '../ui/fields.tsx'
import { FactList, linked } from '../ui/parts.tsx'
import { longTime } from '../ui/times.ts'
import { useNote } from './queries.ts'
import { useFilters } from './use-filters.ts'
import { channelName, tellEntry, tellMail } from './words.ts'

/** All that happened with this person, in its order, and a note to add. */
export function History({ enquiry }: { enquiry: EnquiryDetail }) {
  return (
    <section aria-label="Historial" className="stack">
      <h2>Historial</h2>
      <ol className="rows">
        {enquiry.history.map((entry) => (
          <Entry key={entry.id} entry={entry} enquiry={enquiry} />
        ))}
      </ol>
      <OneFieldForm
        label="Nota"
        hint="Solo la ve el taller."
        rows={2}
        button="Guardar la nota"
        sending={useNote(enquiry.id)}
      />
    </section>
  )
}

function Entry({ entry, enquiry }: { entry: HistoryEntry; enquiry: EnquiryDetail }) {
  const { search } = useFilters()
  const other = enquiry.same.find(({ id }) => id === entry.enquiry)
  const isItself = entry.kind === 'received' && !other
  return (
    <li className={`stack-tight ${entry.kind === 'note' ? 'note' : ''}`}>
      <p className="wrap at-baseline">
        <strong className="strong">{tellEntry(entry)}</strong> <time className="quiet small">{longTime(entry.at)}</time>
        {other && (
          <Link className="quiet small" href={`/${other.id}${search}`}>
            Consulta {other.number}
          </Link>
        )}
      </p>
      {entry.subject && <p className="strong">{entry.subject}</p>}
      {entry.text && !isItself && <p className="written">{entry.text}</p>}
      {entry.files.length > 0 && (
        <ul className="links quiet small" aria-label={attachmentWords.list}>
          {entry.files.map(({ id, name, bytes }) => (
            <li key={id}>
              <a href={`${deskPath}/api/enquiries/${entry.enquiry}/files/${id}`}>{name}</a>{' '}
              <span>{tellBytes(bytes)}</span>
            </li>
          ))}
        </ul>
      )}
      {entry.mail && <MailState mail={entry.mail} />}
    </li>
  )
}

const MailState = ({ mail }: { mail: SentMessage }) => (
  <p className={mail.state === 'refused' ? 'breaks danger small' : 'breaks quiet small'}>{tellMail(mail)}</p>
)

/** All mails about an enquiry, and how they stand. */
export const Delivered = ({ mails }: { mails: readonly SentMessage[] }) => (
  <section aria-label="Correos" className="stack-close">
    <h2 className="small-heading">Correos</h2>
    {mails.length === 0 ? (
      <p className="caption">No se ha enviado ninguno.</p>
    ) : (
      <FactList
        stacked
        facts={mails.map((mail) => [
          channelName(mail.channel),
          <span key={mail.createdAt} className={mail.state === 'refused' ? 'danger' : undefined}>
            {tellMail(mail)}
          </span>,
        ])}
      />
    )}
  </section>
)

export const Origin = ({ enquiry: { origin } }: { enquiry: EnquiryDetail }) =>
  origin.length > 0 && (
    <section aria-label="De dónde viene" className="stack-close">
      <h2 className="small-heading">De dónde viene</h2>
      <FactList stacked facts={origin.map(([label, value]) => [label, linked(value, /^\//)])} />
    </section>
  )
