import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useSearchResults } from '#app/ui/search-results/use-search-results.tsx'
import css from './search-box.module.css'

const id = 'search-box'

/** The icon that opens and closes the search box; natively, so it works before React wakes. */
export function SearchToggle({ label, className }: { label: string; className?: string }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const box = document.getElementById(id)
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open')
    box?.addEventListener('toggle', onToggle)
    return () => box?.removeEventListener('toggle', onToggle)
  }, [])
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-expanded={open}
      popoverTarget={id}
      aria-controls={id}
    >
      <Icon name={open ? 'close' : 'search'} />
    </button>
  )
}

type BoxProps = { label: string; submitLabel: string /** The page of the results. */; action: string }

/** A band across the page with one field named `search`, and on Spanish pages the results while typing. */
export function SearchBox({ label, submitLabel, action }: BoxProps) {
  const { inputProps, results } = useSearchResults()
  const box = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const whileTyping = action === '/buscar'

  return (
    <search
      ref={box}
      id={id}
      popover="auto"
      className={css.box}
      aria-label={label}
      onToggle={(event) => event.newState === 'open' && field.current?.focus()}
    >
      <form className={`grid ${css.form}`} action={action} method="get">
        <div className={css.line}>
          <label className="visually-hidden" htmlFor={fieldId}>
            {label}
          </label>
          <input
            ref={field}
            id={fieldId}
            className={css.field}
            type="search"
            name="search"
            placeholder="Search..."
            autoComplete="off"
            enterKeyHint="search"
            {...(whileTyping && inputProps)}
          />
          <button type="submit" className={css.submit} aria-label={submitLabel}>
            <Icon name="arrow" size={28} />
          </button>
        </div>
        {whileTyping && results}
      </form>
    </search>
  )
}
