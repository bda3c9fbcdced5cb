import { type ComponentProps, type ReactNode, useState } from 'react'
import { reasonOf } from '../api.ts'
import { Button } from './button.tsx'
import { TextField } from './fields.tsx'
import { Form } from './form.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'> {
  initial?: string
  button: string
  tone?: ComponentProps<typeof Button>['tone']
  /** Field and button side by side. */
  inLine?: boolean
  /** What the text is for (`useSend`). */
  sending: {
    mutate: (text: string, options: { onSuccess: () => void }) => void
    isPending?: boolean
    error?: unknown
  }
  onDone?: () => void
  /** Stands above the field. */
  children?: ReactNode
}

/** One text and the button that sends it: what went wrong stands at the field. It is empty again once it is sent, unless it began otherwise. */
export function OneFieldForm(props: Props) {
  const { initial = '', button, tone, inLine = false, sending, onDone, children, ...field } = props
  const [text, setText] = useState(initial)
  const submit = () =>
    sending.mutate(text, {
      onSuccess: () => {
        if (initial === '') setText('')
        onDone?.()
      },
    })
  return (
    <Form className={inLine ? 'line-form' : 'fields stack-near'} onSubmit={submit}>
      {children}
      <TextField
        {...field}
        value={text}
        error={sending.error ? reasonOf(sending.error) : undefined}
        onChange={setText}
      />
      <Button type="submit" {...(tone && { tone })} busy={sending.isPending ?? false}>
        {button}
      </Button>
    </Form>
  )
}
