/** Opens submenus on hover, keyboard focus and click; Escape closes one and gives the focus back. */
export function startSubmenus(): void {
  for (const item of document.querySelectorAll<HTMLElement>('[data-submenu]')) {
    const button = item.querySelector('button')
    if (button) startSubmenu(item, button)
  }
}

function startSubmenu(item: HTMLElement, button: HTMLButtonElement) {
  const isOpen = () => item.hasAttribute('data-open')
  const show = (open: boolean) => {
    item.toggleAttribute('data-open', open)
    button.setAttribute('aria-expanded', String(open))
  }
  const whileOpen = <T extends Event>(task: (event: T) => void) => {
    return (event: T) => {
      if (isOpen()) task(event)
    }
  }
  const isInside = (target: EventTarget | null) => item.contains(target as Node | null)
  let quiet = false

  // What hover and focus have opened by themselves stays open.
  show(item.matches(':hover, :focus-within'))
  item.dataset.interactive = ''
  item.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && show(true))
  item.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && show(false))
  item.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !isInside(relatedTarget) && show(false))
  button.addEventListener('focus', () => !quiet && button.matches(':focus-visible') && show(true))
  // A mouse is already inside and has opened it by hovering; a finger or a key toggles.
  button.addEventListener('click', (event) => show((event as PointerEvent).pointerType === 'mouse' || !isOpen()))
  document.addEventListener(
    'pointerdown',
    whileOpen(({ target }) => !isInside(target) && show(false)),
  )
  document.addEventListener(
    'keydown',
    whileOpen(({ key }) => {
      if (key !== 'Escape') return
      show(false)
      if (!isInside(document.activeElement)) return
      quiet = true
      button.focus()
      quiet = false
    }),
  )
  // A visitor who comes back finds the submenu closed.
  addEventListener('pagehide', () => show(false))
}
