import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { errorOf } from '../api.ts'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import type { Draft } from './use-draft.ts'

interface Props {
  templates: EnquiryDetail['templates']
  draft: Draft
  write: (part: Partial<Draft>) => void
  error: unknown
}

/** The fields of an answer, and what was wrong with them. */
export const AnswerFields = ({ templates, draft, write, error }: Props) => (
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
