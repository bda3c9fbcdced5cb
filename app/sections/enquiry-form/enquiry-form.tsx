import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Field, TextField } from '#app/ui/field/field.tsx'
import { type EnquiryAnswer, enquiryLimits } from '#contracts/enquiry.ts'
import { forgetDraft, restoreDraft, saveDraft } from './draft.ts'
import css from './enquiry-form.module.css'
import { phoneInput } from './phone-input.ts'
import { sendEnquiry } from './send-enquiry.ts'

export type Enquiry = {
  endpoint: string
  accessKey: string
  phoneHref: string
  phone: string
  whatsappHref: string
  /** Who is responsible for the data. */
  holder: string
}
type Props = {
  enquiry: Enquiry
  /** Text that stands in the message already, such as the service of the page. */
  message?: string
}

/** The request for a free quote. Works as a plain POST too; what is written survives failures and reloads. */
export function EnquiryForm({ enquiry, message = '' }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const submission = useRef('')
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<EnquiryAnswer | null>(null)
  const { endpoint, accessKey, phone, phoneHref, whatsappHref } = enquiry
  const own = endpoint.startsWith('/')

  useEffect(() => {
    if (form.current) restoreDraft(form.current)
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending || !form.current) return
    setSending(true)
    setAnswer(null)
    const data = new FormData(form.current)
    submission.current ||= crypto.randomUUID()
    if (own) {
      data.set('submission', submission.current)
      data.set('started', String(Math.round(performance.timeOrigin)))
    }
    const result = await sendEnquiry(endpoint, data)
    setSending(false)
    setAnswer(result)
    if (!result.success) return console.error('Enquiry refused:', result.message)
    form.current?.reset()
    forgetDraft()
    submission.current = ''
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={endpoint}
      onSubmit={submit}
      onInput={() => {
        submission.current = '' // a changed text is another enquiry
        if (form.current) saveDraft(form.current)
      }}
    >
      <input type="hidden" name="access_key" value={accessKey} />
      <input type="checkbox" name="botcheck" className={css.trap} tabIndex={-1} aria-hidden="true" />
      <Field label="Nombre" name="name" required autoComplete="name" maxLength={enquiryLimits.name} />
      <Field
        label="Teléfono"
        name="phone"
        type="number"
        inputMode="tel"
        autoComplete="tel"
        placeholder="Nº Teléfono *"
        {...phoneInput}
      />
      <Field label="E-mail" name="email" type="email" required autoComplete="email" maxLength={enquiryLimits.email} />
      <TextField label="Mensaje" name="message" rows={3} defaultValue={message} maxLength={enquiryLimits.message} />
      <p className={`caption ${css.privacy}`}>
        Responsable: {enquiry.holder}. Usamos estos datos solo para responder a tu consulta. Puedes pedir acceso,
        rectificación, supresión, oposición, limitación y portabilidad: lee la{' '}
        <a href="/politica-privacidad">política de privacidad</a>.
      </p>
      <div className={css.end}>
        <Button type="submit" busy={sending}>
          Enviar consulta
        </Button>
        <p role="status" className={css.status} data-failed={answer?.success === false || undefined}>
          {sending ? 'Sending....' : answer?.message}
        </p>
      </div>
      {answer?.success === false && (
        <p className={css.ways}>
          <a href={phoneHref}>Llámanos: {phone}</a>
          <a href={whatsappHref}>Escríbenos por WhatsApp</a>
        </p>
      )}
    </form>
  )
}
