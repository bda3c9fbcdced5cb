import type { AnswerPreview } from '#contracts/desk-enquiries.ts'
import { Dialog } from '../ui/dialog.tsx'
import css from './preview.module.css'

interface Props {
  preview: AnswerPreview
  files: readonly File[]
  onClose: () => void
}

export const Preview = ({ preview, files, onClose }: Props) => (
  <Dialog title={preview.subject || '(sin asunto)'} onClose={onClose}>
    <dl className={css.facts}>
      <dt>De</dt>
      <dd>{preview.from}</dd>
      <dt>Para</dt>
      <dd>{preview.to}</dd>
      <dt>Responden a</dt>
      <dd>{preview.replyTo}</dd>
      {files.length > 0 && (
        <>
          <dt>Adjuntos</dt>
          <dd>{files.map(({ name }) => name).join(', ')}</dd>
        </>
      )}
    </dl>
    <p className={css.text}>{preview.text}</p>
  </Dialog>
)
