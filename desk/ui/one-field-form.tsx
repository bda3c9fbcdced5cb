import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { reasonOf } from '../api.ts'
import { Button } from './button.tsx'
import { TextField } from './fields.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> {
  initial?: string
  button: string
  tone?: ComponentProps<typeof Button>['tone']
  /** Field and button side by side. */
  inLine?: boolean
  busy?: boolean
  error?: unknown
  /** `clear` empties the field. */
  onSubmit: (text: string, clear: () => void) => void
  /** Stands above the field. */
  children?: ReactNode
}

/** One text and the button that sends it: what went wrong stands at the field. */
export function OneFieldForm(props: Props) {
  const { initial = '', button, tone, inLine = false, busy = false, error, onSubmit, children, ...field } = props
  const [text, setText] = useState(initial)
  function submit(event: FormEvent) {
    event.preventDefault()
    // It may stand within the form of a text, which is not to be saved by this.
    event.stopPropagation()
    onSubmit(text, () => setText(''))
  }
  return (
    <form className={inLine ? 'line-form' : 'fields stack-near'} onSubmit={submit} noValidate>
      {children}
      <TextField {...field} value={text} error={error ? reasonOf(error) : undefined} onChange={setText} />
      <Button type="submit" {...(tone && { tone })} busy={busy}>
        {button}
      </Button>
    </form>
  )
}
