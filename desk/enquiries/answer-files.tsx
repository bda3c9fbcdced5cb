import { useRef } from 'react'
import { attachmentLimits, excessOf } from '#contracts/desk-enquiries.ts'
import { attachmentWords, tellBytes } from '#words/attachment-words.ts'
import { Button } from '../ui/button.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { ErrorMessage } from '../ui/message.tsx'

interface Props {
  files: readonly File[]
  error: string | undefined
  onChange: (files: readonly File[]) => void
}

/** Who chooses a file twice means it once. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** The files that go with an answer: chosen, listed with their sizes, taken out again. */
export function AnswerFiles({ files, error, onChange }: Props) {
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
