import type { EnquiryDetail, SentMessage } from '#contracts/desk-enquiries.ts'
import { FactList, linked } from '../ui/list.tsx'
import { channelName, tellMail } from './words.ts'

export const MailState = ({ mail }: { mail: SentMessage }) => (
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
