/** Closes the box when the page is left: a visitor who comes back finds the page without it. */
export function startSearchBox(): void {
  const box = document.querySelector<HTMLElement>('search[popover]')
  addEventListener('pagehide', () => box?.hidePopover())
}
