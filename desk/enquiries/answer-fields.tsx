import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { DeskFailure, errorOf, reasonOf } from '../api.ts'
import { Field } from '../ui/field.tsx'
import { Options } from '../ui/options.tsx'
import type { Draft } from './use-draft.ts'

interface Props {
  templates: EnquiryDetail['templates']
  draft: Draft
  write: (part: Partial<Draft>) => void
  error: unknown
}

/** The fields of an answer, and what was wrong with them. */
export function AnswerFields({ templates, draft, write, error }: Props) {
  const general = error && !(error instanceof DeskFailure && error.field) ? reasonOf(error) : undefined
  return (
    <>
      <Field label="Empezar con">
        {(control) => (
          <select
            {...control}
            value={draft.template}
            onChange={({ target }) => {
              const chosen = templates.find((one) => one.id === target.value)
              if (chosen) write({ template: chosen.id, subject: chosen.subject, text: chosen.text })
            }}
          >
            <Options of={templates} />
          </select>
        )}
      </Field>
      <Field label="Asunto" error={errorOf(error, 'subject')}>
        {(control) => (
          <input {...control} value={draft.subject} onChange={(event) => write({ subject: event.target.value })} />
        )}
      </Field>
      <Field label="Respuesta" error={errorOf(error, 'text')}>
        {(control) => (
          <textarea
            {...control}
            rows={10}
            value={draft.text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
      </Field>
      {general && <p role="alert">{general}</p>}
    </>
  )
}
