import { isOnThisPage } from '#app/browser/link.ts'
import { showProgress } from '#app/browser/progress.ts'

/** Shows a hairline while the next document is on its way. */
export function startNavigation(): void {
  // On the window, after all others: what one of them prevents goes nowhere.
  addEventListener('click', (event) => {
    if (isPlain(event) && leadsAway((event.target as Element).closest('a'))) showProgress(true)
  })
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && form.getAttribute('method') !== 'dialog') showProgress(true)
  })
  // The visitor has stopped the navigation, or has come back to this page.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') showProgress(false)
  })
  addEventListener('pageshow', () => showProgress(false))
}

/** Keys open the link elsewhere, other buttons do other things. */
const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

const leadsAway = (link: HTMLAnchorElement | null) =>
  link?.origin === location.origin && !link.target && !link.hasAttribute('download') && !isOnThisPage(link)
