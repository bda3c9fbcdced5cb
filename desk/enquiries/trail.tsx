import type { EnquiryDetail, SentMessage } from '#contracts/desk-enquiries.ts'
import css from './trail.module.css'
import { channelName, tellMail } from './words.ts'

/** All mails about an enquiry, and how they stand. */
export const Delivered = ({ mails }: { mails: readonly SentMessage[] }) => (
  <section aria-label="Correos" className={css.trail}>
    <h2>Correos</h2>
    {mails.length === 0 && <p className="caption">No se ha enviado ninguno.</p>}
    <dl>
      {mails.map((mail) => (
        <div key={`${mail.channel} ${mail.createdAt}`}>
          <dt>{channelName(mail.channel)}</dt>
          <dd className={mail.state === 'refused' ? 'danger' : undefined}>{tellMail(mail)}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** The page and campaign that it came from. */
export const Origin = ({ enquiry: { origin } }: { enquiry: EnquiryDetail }) =>
  origin.length > 0 && (
    <section aria-label="De dónde viene" className={css.trail}>
      <h2>De dónde viene</h2>
      <dl>
        {origin.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.startsWith('/') ? <a href={value}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
