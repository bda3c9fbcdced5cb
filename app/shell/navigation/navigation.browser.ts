import { isOnThisPage } from '#app/behaviour/link.ts'

/** Shows a hairline while the next document is on its way. */
export function startNavigation(): void {
  const line = document.querySelector<HTMLElement>('[data-progress]')
  if (!line) return
  // On the window, after all others: what one of them prevents goes nowhere.
  addEventListener('click', (event) => {
    if (isPlain(event) && leadsAway((event.target as Element).closest('a'))) line.hidden = false
  })
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && form.getAttribute('method') !== 'dialog') line.hidden = false
  })
  // Whoever stops the page from coming, or comes back to this one, waits no longer.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') line.hidden = true
  })
  addEventListener('pageshow', () => {
    line.hidden = true
  })
}

/** Keys open the link elsewhere, other buttons do other things. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const leadsAway = (link: HTMLAnchorElement | null) =>
  link?.origin === location.origin && !link.target && !link.hasAttribute('download') && !isOnThisPage(link)
