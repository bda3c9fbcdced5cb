import type { ComponentProps } from 'react'
import css from './button.module.css'

/** The one filled button of a block: an action. `busy` shows that it is under way and ignores further clicks. */
export function Button({ busy = false, children, ...rest }: ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button className={`target ${css.button}`} aria-disabled={busy || undefined} {...rest}>
      {children}
    </button>
  )
}

/** A quiet button beside the filled one: an action of less weight. */
export const OutlineButton = (props: ComponentProps<'button'>) => (
  <button className={`inverts ${css.outline}`} {...props} />
)
