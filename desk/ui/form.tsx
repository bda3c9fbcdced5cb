import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Is given what the form holds, with the button that was pressed. */
  onSubmit: (data: FormData, form: HTMLFormElement) => void
}

/** A form that a script sends, and the server checks. It may stand within another one, which is not sent by it. */
export const Form = ({ onSubmit, ...props }: Props) => (
  <form
    noValidate
    {...props}
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      onSubmit(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter), event.currentTarget)
    }}
  />
)
