import { useEffect, useRef, useState } from 'react'
import { type AnswerPreview, attachmentLimits, type EnquiryDetail, excessOf } from '#contracts/desk-enquiries.ts'
import { gapsIn } from '#contracts/gaps.ts'
import { mailto } from '#contracts/mailto.ts'
import { attachmentWords, tellBytes } from '#words/attachment-words.ts'
import { errorOf } from '../api.ts'
import { Button, buttonClass, Dialog, ErrorMessage } from '../ui/action.tsx'
import { Form, SelectField, TextField } from '../ui/fields.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { FactList } from '../ui/parts.tsx'
import { type useAnswer, usePreview } from './queries.ts'

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
    <Form className="stack boxed" onSubmit={send}>
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
    </Form>
  )
}

type FieldsProps = Pick<ReturnType<typeof useDraft>, 'draft' | 'write'> &
  Pick<EnquiryDetail, 'templates'> & { error: unknown }

/** The fields of an answer, and what was wrong with them. */
const AnswerFields = ({ templates, draft, write, error }: FieldsProps) => (
  <>
    <SelectField
      label="Empezar con"
      value={draft.template}
      options={templates}
      onChange={(id) => {
        const chosen = templates.find((one) => one.id === id)
        if (chosen) write({ template: chosen.id, subject: chosen.subject, text: chosen.text })
      }}
    />
    <TextField
      label="Asunto"
      value={draft.subject}
      error={errorOf(error, 'subject')}
      onChange={(subject) => write({ subject })}
    />
    <TextField
      label="Respuesta"
      rows={10}
      value={draft.text}
      error={errorOf(error, 'text')}
      onChange={(text) => write({ text })}
    />
    <ErrorMessage error={error} fields={['subject', 'text', 'files']} />
  </>
)

type PreviewProps = Pick<Props, 'files'> & { preview: AnswerPreview; onClose: () => void }

function Preview({ preview, files, onClose }: PreviewProps) {
  const facts = [
    ['De', preview.from],
    ['Para', preview.to],
    ['Responden a', preview.replyTo],
    ['Adjuntos', files.map(({ name }) => name).join(', ')],
  ] as const
  return (
    <Dialog title={preview.subject || '(sin asunto)'} onClose={onClose}>
      <FactList facts={facts.filter(([, value]) => value !== '')} />
      <p className="written">{preview.text}</p>
    </Dialog>
  )
}

interface Draft {
  template: string
  subject: string
  text: string
}

/** What is being written to a visitor; a reload keeps it, closing the window does not. */
function useDraft(id: string, first: Draft) {
  const key = `desk-answer-${id}`
  const [draft, setDraft] = useState<Draft>(() => ({ ...first, ...read(key) }))
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (isKept) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  }, [key, draft, isKept])
  return {
    draft,
    write: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => setKept(false),
  }
}

const read = (key: string): Partial<Draft> => JSON.parse(sessionStorage.getItem(key) ?? '{}')

interface FilesProps {
  files: readonly File[]
  error: string | undefined
  onChange: (files: readonly File[]) => void
}

/** Who chooses a file twice means it once. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The files that go with an answer: chosen, listed with their sizes, taken out again. */
function AnswerFiles({ files, error, onChange }: FilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const wrong = excessOf(files.map(({ size }) => size)) ?? error
  const remove = (file: File) => {
    onChange(files.filter((other) => other !== file))
    // The button that was pressed is gone.
    input.current?.focus()
  }
  return (
    <div className="stack-close">
      <FilePicker
        ref={input}
        multiple
        accept={attachmentLimits.types}
        hint={attachmentWords.hint(attachmentLimits.count, attachmentLimits.bytes)}
        onPick={(chosen) => onChange([...new Map([...files, ...chosen].map((file) => [keyOf(file), file])).values()])}
      >
        {attachmentWords.add}
      </FilePicker>
      {files.length > 0 && (
        <ul className="rows rows-close whole" aria-label={attachmentWords.list}>
          {files.map((file) => (
            <li key={keyOf(file)} className="split">
              <span className="grows">
                {file.name} <span className="caption">{tellBytes(file.size)}</span>
              </span>
              <Button tone="quiet" aria-label={`${attachmentWords.remove} ${file.name}`} onClick={() => remove(file)}>
                {attachmentWords.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorMessage error={wrong} />
    </div>
  )
}
