import { isOnThisPage } from '#app/browser/link.ts'

/** What drawer.tsx leaves to script: links to places on the same page, the way back, and older browsers. */
export function startDrawers(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link && isOnThisPage(link)) link.closest<HTMLDialogElement>('dialog[data-from]')?.close()
  })
  // A visitor who comes back finds the page without the menu.
  addEventListener('pagehide', () => {
    for (const drawer of document.querySelectorAll<HTMLDialogElement>('dialog[data-from][open]')) drawer.close()
  })
  if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeFromOutside)
}

function obeyCommand({ target }: MouseEvent) {
  const button = (target as Element).closest('[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
}

/** Clicks beside a modal dialog reach the dialog itself. */
function closeFromOutside({ target, clientX: x, clientY: y }: MouseEvent) {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (x < left || x > right || y < top || y > bottom) target.close()
}
