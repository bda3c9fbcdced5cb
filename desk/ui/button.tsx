import type { ComponentProps } from 'react'

type Tone = 'plain' | 'main' | 'danger' | 'quiet'

/** Classes of what looks like a button, for links that act as one. */
export const buttonClass = (tone: Tone = 'plain') => `button button-${tone}`

/** A button; while `busy` it cannot be pressed again, and says so. */
export const Button = ({
  tone,
  busy = false,
  disabled,
  ...props
}: ComponentProps<'button'> & { tone?: Tone; busy?: boolean }) => (
  <button type="button" {...props} disabled={disabled || busy} aria-busy={busy} className={buttonClass(tone)} />
)
