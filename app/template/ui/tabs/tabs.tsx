import type { KeyboardEvent } from 'react'
import { enhance } from '#app/renderer/island/enhance.ts'
import { nextTab } from './next-tab.ts'
import css from './tabs.module.css'

type Props<T extends string> = {
  /** Name of the tabs for assistive technology. */
  label: string
  /** Beginning of the ids of tabs and panels. */
  base: string
  tabs: { id: T; name: string }[]
  active: T
  /** Without it tabs.browser.ts changes the panels. */
  onChange?: (id: T) => void
  /** large: names of parts of a page · small: a choice in a toolbar. */
  size?: 'large' | 'small'
  /** True when all tabs fill the same panel. */
  single?: boolean
}

/** WAI-ARIA tabs: arrow keys, Home and End choose. The panels take `panelProps`. */
export function Tabs<T extends string>({ label, base, tabs, active, onChange, size = 'large', single }: Props<T>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === active)
    const next = tabs[nextTab(event.key, at, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange?.(next.id)
    document.getElementById(tabId(base, next.id))?.focus()
  }
  return (
    <div
      className={`wraps needs-script ${css.tabs}`}
      data-size={size}
      {...(!onChange && enhance('tabs'))}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={press}
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(base, id)}
          className={css.tab}
          aria-selected={id === active}
          aria-controls={panelId(base, single ? undefined : id)}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onChange?.(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

const tabId = (base: string, id: string) => `${base}-tab-${id}`
const panelId = (base: string, id?: string) => `${base}-panel${id ? `-${id}` : ''}`

/** Attributes of a panel; without `of` it is the one panel of all tabs. Without scripts every panel is open. */
export const panelProps = (base: string, active: string, of?: string) => ({
  role: 'tabpanel' as const,
  id: panelId(base, of),
  'aria-labelledby': tabId(base, of ?? active),
  className: css.panel,
  'data-closed': of !== undefined && of !== active ? '' : undefined,
})
