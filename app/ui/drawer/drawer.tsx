import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const arrived = useRef(key)

  useEffect(() => {
    if (arrived.current !== key && dialog.current?.open) dialog.current.close()
    arrived.current = key
  }, [key])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the overlay; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      id={id}
      className={`${css.drawer} ${className}`}
      data-from={from}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      {...{ closedby: 'any' }}
    >
      <div className={css.body}>
        <button type="button" className={css.close} aria-label={closeLabel} {...closes(id)}>
          <span aria-hidden="true">{closeLabel.split(' ')[0]}</span>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  )
}

const dialogOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null
const isNative = () => 'command' in HTMLButtonElement.prototype

/** Attributes of a button that opens the drawer `id`, natively (before React has woken) or, in older browsers, by script. */
export const opens = (id: string) => ({
  'aria-haspopup': 'dialog' as const,
  command: 'show-modal',
  commandfor: id,
  onClick: () => {
    if (!isNative()) dialogOf(id)?.showModal()
  },
})

const closes = (id: string) => ({
  command: 'close',
  commandfor: id,
  onClick: () => {
    if (!isNative()) dialogOf(id)?.close()
  },
})
