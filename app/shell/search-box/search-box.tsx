import type { ComponentProps } from 'react'
import { Island } from '#app/renderer/island/island.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './search-box.module.css'
import { SearchField } from './search-field.tsx'

const id = 'search-box'

/** The icon that opens and closes the search box; the browser says by itself which of the two it does. */
export const SearchToggle = ({ label, className = '' }: { label: string; className?: string }) => (
  <button type="button" className={`${className} ${css.toggle}`} aria-label={label} popoverTarget={id}>
    <Icon name="search" />
    <Icon name="close" />
  </button>
)

/** A band across the page with one field named `search`, and the results while typing. */
export const SearchBox = (words: ComponentProps<typeof SearchField>) => (
  <search id={id} popover="auto" className={css.box} aria-label={words.label}>
    <Island when="open">
      <SearchField {...words} />
    </Island>
  </search>
)
