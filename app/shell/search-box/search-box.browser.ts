/** Whoever comes back from a result finds the page without the box over it. */
export function startSearchBox(): void {
  const box = document.querySelector<HTMLElement>('search[popover]')
  addEventListener('pagehide', () => box?.hidePopover())
}
