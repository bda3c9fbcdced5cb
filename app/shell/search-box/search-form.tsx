import { type ComponentProps, type ReactNode, useId } from 'react'
import { SearchLine } from '#app/ui/search-line/search-line.tsx'
import css from './search-box.module.css'

type Props = {
  label: string
  submitLabel: string
  /** The page of the results. */
  action: string
  inputProps?: ComponentProps<'input'>
  /** Content below the field. */
  children?: ReactNode
}

/** One field that asks for the page of results. */
export function SearchForm({ label, submitLabel, action, inputProps, children }: Props) {
  const id = useId()
  return (
    <form className={`grid ${css.form}`} action={action} method="get">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <SearchLine id={id} submitLabel={submitLabel} autoFocus {...inputProps} />
      {children}
    </form>
  )
}
