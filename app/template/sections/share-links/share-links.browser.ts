/** Offers the system's own share sheet where there is one. */
export function startShareLinks(place: HTMLElement): void {
  const button = place.querySelector('button')
  if (!button || !('share' in navigator)) return
  const data: ShareData = JSON.parse(button.dataset.share ?? '{}')
  button.parentElement?.removeAttribute('hidden')
  // A share sheet that the visitor closes again is no error.
  button.addEventListener('click', () => navigator.share(data).catch(() => {}))
}
