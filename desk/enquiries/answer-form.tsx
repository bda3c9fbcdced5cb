import { type EnquiryDetail, excessOf } from '#contracts/desk-enquiries.ts'
import { gapsIn } from '#contracts/gaps.ts'
import { mailto } from '#contracts/mailto.ts'
import { errorOf } from '../api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { AnswerFiles } from './answer-files.tsx'
import { Preview } from './preview.tsx'
import { type useAnswer, usePreview } from './queries.ts'
import { useDraft } from './use-draft.ts'

interface Props {
  enquiry: EnquiryDetail
  answer: ReturnType<typeof useAnswer>
  files: readonly File[]
  setFiles: (files: readonly File[]) => void
  onDone: () => void
}

/** An answer by mail: begun from a template, changed by hand, looked at, sent. */
export function AnswerForm({ enquiry, answer, files, setFiles, onDone }: Props) {
  const { id, templates, sends, replyTo } = enquiry
  const [first] = templates
  const { draft, write, forget } = useDraft(id, {
    template: first?.id ?? '',
    subject: first?.subject ?? '',
    text: first?.text ?? '',
  })
  const preview = usePreview(id)
  const fields = { subject: draft.subject, text: draft.text }
  const change = (chosen: readonly File[]) => {
    if (errorOf(answer.error, 'files')) answer.reset()
    setFiles(chosen)
  }
  const finish = () => {
    forget()
    onDone()
  }
  const send = () => {
    // What is too much would be refused only after minutes of sending it.
    if (!excessOf(files.map(({ size }) => size)))
      answer.mutate({ channel: 'mail', ...fields, files }, { onSuccess: finish })
  }
  return (
    <form
      className="stack boxed"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {!sends && (
        <p className="note">
          Este servidor no envía correo todavía. Escribe aquí la respuesta y ábrela en tu programa de correo: queda
          anotada en el historial.
        </p>
      )}
      <AnswerFields templates={templates} draft={draft} write={write} error={answer.error} />
      {sends && <AnswerFiles files={files} error={errorOf(answer.error, 'files')} onChange={change} />}
      <div className="wrap breaks">
        {sends ? (
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
            href={mailto(replyTo, { subject: draft.subject, body: draft.text })}
            onClick={(event) => {
              // The server says which gaps are open, and the mail program stays shut.
              if (gapsIn(`${draft.subject}\n${draft.text}`).length > 0) event.preventDefault()
              answer.mutate({ channel: 'own-mail', ...fields }, { onSuccess: finish })
            }}
          >
            Abrir en mi programa de correo
          </a>
        )}
      </div>
      <ErrorMessage error={preview.error} />
      {preview.data && <Preview preview={preview.data} files={files} onClose={() => preview.reset()} />}
    </form>
  )
}
