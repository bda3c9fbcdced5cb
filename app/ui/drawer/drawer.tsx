import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './drawer.module.css'

type DrawerProps = {
  id: string
  /** Name of the dialog for assistive technology. */
  label: string
  closeLabel: string
  /** Edge it slides in from; `bottom` is the thumb's edge on phones and `end` on wider windows. */
  from?: 'end' | 'bottom'
  className?: string
  children: ReactNode
}

/** A modal panel at the edge of the window: native dialog, so focus stays inside and goes back where it was. */
export function Drawer({ id, label, closeLabel, from = 'end', className = '', children }: DrawerProps) {
  return (
    <dialog
      id={id}
      className={`${css.drawer} ${className}`}
      data-from={from}
      aria-label={label}
      {...{ closedby: 'any' }}
    >
      <div className={css.body}>
        <button type="button" className={`label target ${css.close}`} aria-label={closeLabel} {...closes(id)}>
          <span aria-hidden="true">{closeLabel.split(' ')[0]}</span>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

/** Attributes of a button that opens the drawer `id`; drawer.browser.ts helps browsers that do not know them. */
export const opens = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  command: 'show-modal',
  commandfor: id,
})

const closes = (id: string) => ({ command: 'close', commandfor: id })
