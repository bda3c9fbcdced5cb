import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { searchField } from '#contracts/search.ts'
import css from './search-box.module.css'

type Props = {
  label: string
  submitLabel: string
  /** The page of the results. */
  action: string
  inputProps?: ComponentProps<'input'>
  /** What stands under the field. */
  children?: ReactNode
}

/** One field that asks for the page of results. */
export function SearchForm({ label, submitLabel, action, inputProps, children }: Props) {
  const id = useId()
  return (
    <form className={`grid ${css.form}`} action={action} method="get">
      <div className={css.line}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          className={css.field}
          type="search"
          name={searchField}
          placeholder="Search..."
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the popover gives it the focus when it opens
          autoFocus
          enterKeyHint="search"
          {...inputProps}
        />
        <button type="submit" className={css.submit} aria-label={submitLabel}>
          <Icon name="arrow" size={28} />
        </button>
      </div>
      {children}
    </form>
  )
}
