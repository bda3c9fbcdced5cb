import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { reasonOf } from '../api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { AnswerFields } from './answer-fields.tsx'
import css from './answer-form.module.css'
import { Preview } from './preview.tsx'
import { type useAnswer, usePreview } from './queries.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  enquiry: EnquiryDetail
  answer: ReturnType<typeof useAnswer>
  onDone: () => void
}

/** An answer by mail: begun from a template, changed by hand, looked at, sent. */
export function AnswerForm({ enquiry, answer, onDone }: Props) {
  const { id, templates, mail, replyTo } = enquiry
  const [first] = templates
  const { draft, write, forget } = useDraft(id, {
    template: first?.id ?? '',
    subject: first?.subject ?? '',
    text: first?.text ?? '',
  })
  const preview = usePreview(id)
  const fields = { subject: draft.subject, text: draft.text }
  const mailto = `mailto:${replyTo}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(draft.text)}`
  const finish = () => {
    forget()
    onDone()
  }
  const send = () => answer.mutate({ channel: 'mail', ...fields }, { onSuccess: finish })
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {!mail.sends && (
        <p className={css.note}>
          Este servidor no envía correo todavía. Escribe aquí la respuesta y ábrela en tu programa de correo: queda
          anotada en el historial.
        </p>
      )}
      <AnswerFields templates={templates} draft={draft} write={write} error={answer.error} />
      <div className={css.actions}>
        {mail.sends ? (
          <>
            <Button type="submit" tone="main" busy={answer.isPending}>
              Enviar a {replyTo}
            </Button>
            <Button busy={preview.isPending} onClick={() => preview.mutate({ channel: 'mail', ...fields })}>
              Ver cómo queda
            </Button>
          </>
        ) : (
          <a
            className={buttonClass('main')}
            href={mailto}
            onClick={() => answer.mutate({ channel: 'own-mail', ...fields }, { onSuccess: finish })}
          >
            Abrir en mi programa de correo
          </a>
        )}
      </div>
      {preview.error && <p role="alert">{reasonOf(preview.error)}</p>}
      {preview.data && <Preview preview={preview.data} onClose={() => preview.reset()} />}
    </form>
  )
}
