import type { AnswerPreview } from '#contracts/desk-enquiries.ts'
import { Dialog } from '../ui/dialog.tsx'
import css from './preview.module.css'

/** An answer as it will arrive. */
export const Preview = ({ preview, onClose }: { preview: AnswerPreview; onClose: () => void }) => (
  <Dialog title={preview.subject || '(sin asunto)'} onClose={onClose}>
    <dl className={css.facts}>
      <dt>De</dt>
      <dd>{preview.from}</dd>
      <dt>Para</dt>
      <dd>{preview.to}</dd>
      <dt>Responden a</dt>
      <dd>{preview.replyTo}</dd>
    </dl>
    <p className={css.text}>{preview.text}</p>
  </Dialog>
)
