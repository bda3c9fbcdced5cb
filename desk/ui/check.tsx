import type { ComponentProps } from 'react'

/** A tick with its words, large enough for a thumb; by its type also one of several. */
export const Check = ({ className = '', children, ...props }: ComponentProps<'input'>) => (
  <label className={`check ${className}`}>
    <input type="checkbox" {...props} />
    {children}
  </label>
)
