import type { AnswerPreview } from '#contracts/desk-enquiries.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FactList } from '../ui/list.tsx'

interface Props {
  preview: AnswerPreview
  files: readonly File[]
  onClose: () => void
}

export function Preview({ preview, files, onClose }: Props) {
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
