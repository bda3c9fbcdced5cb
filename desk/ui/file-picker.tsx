import { type ComponentProps, type Ref, useId } from 'react'
import { buttonClass } from './action.tsx'
import { Hint } from './fields.tsx'

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'aria-label'> {
  children: string
  tone?: Parameters<typeof buttonClass>[0]
  hint?: string
  ref?: Ref<HTMLInputElement>
  onPick: (files: [File, ...File[]]) => void
}

/** A button that takes files: the same one may be chosen twice. */
export function FilePicker({ children, tone, hint, onPick, ...input }: Props) {
  const id = useId()
  return (
    <>
      <span className="file-picker fills">
        <label htmlFor={id} className={buttonClass(tone)}>
          {children}
        </label>
        <input
          {...input}
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          id={id}
          type="file"
          onChange={({ target }) => {
            const [first, ...more] = target.files ?? []
            if (first) onPick([first, ...more])
            target.value = ''
          }}
        />
      </span>
      <Hint of={id} text={hint} />
    </>
  )
}
