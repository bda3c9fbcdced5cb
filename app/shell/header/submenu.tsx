import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import type { SiteLink } from '#content/site.ts'
import css from './main-menu.module.css'

type Props = { label: string; items: SiteLink[]; path: string | null }

/** Opens on hover, keyboard focus and click; Escape closes it and gives the focus back. Without script by hover and focus. */
export function Submenu({ label, items, path }: Props) {
  const { open, setOpen, ready, item, button, itemEvents, onFocus, onClick } = useSubmenu(path)
  const id = useId()
  const here = items.some(({ to }) => to === path)
  return (
    <li ref={item} className={css.item} data-open={open || undefined} data-ready={ready || undefined} {...itemEvents}>
      <button
        ref={button}
        type="button"
        className={css.link}
        aria-expanded={open}
        aria-controls={id}
        data-here={here || undefined}
        onFocus={onFocus}
        onClick={onClick}
      >
        <span>{label}</span>
        <Icon name="down" size={14} />
      </button>
      <div id={id} className={css.sheet}>
        <ul className={`grid ${css.columns}`}>
          {items.map(({ label, to }, i) => (
            <li key={to} className={css.cell}>
              <PageLink
                className={css.page}
                to={to}
                aria-current={to === path ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <span className="label" aria-hidden="true">
                  {String(i + 1).padStart(2, '0')}
                </span>
                <span className={css.name}>{label}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

function useSubmenu(path: string | null) {
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const quiet = useRef(false)

  useEffect(() => setReady(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(false), [path])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      if (!item.current?.contains(document.activeElement)) return
      quiet.current = true
      button.current?.focus()
      quiet.current = false
    }
    const onPress = (event: PointerEvent) => {
      if (!item.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  const itemEvents = {
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === 'mouse' && setOpen(true),
    onPointerLeave: (event: React.PointerEvent) => event.pointerType === 'mouse' && setOpen(false),
    onBlur: (event: React.FocusEvent) => {
      if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) setOpen(false)
    },
  }
  const onFocus = () => !quiet.current && button.current?.matches(':focus-visible') && setOpen(true)
  // A mouse is already inside and has opened it by hovering; a finger or a key toggles.
  const onClick = (event: MouseEvent) => {
    const hovering = (event.nativeEvent as PointerEvent).pointerType === 'mouse'
    setOpen(hovering ? true : !open)
  }
  return { open, setOpen, ready, item, button, itemEvents, onFocus, onClick }
}
