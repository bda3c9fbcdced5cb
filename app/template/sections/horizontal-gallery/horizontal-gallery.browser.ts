/**
 * The two buttons and the keys Home and End walk along the wall; all else (finger, trackpad, arrow keys, the list of names)
 * is the browser's own, with scroll-snap.
 */
export function startHorizontalGallery(place: HTMLElement): void {
  const wall = place.querySelector<HTMLElement>('[data-wall]')
  if (!wall) return
  const walk = (by: -1 | 1) => {
    const middle = wall.scrollLeft + wall.clientWidth / 2
    const stops = [...wall.querySelectorAll<HTMLElement>(':scope > ul > li')]
    const gap = ({ offsetLeft, offsetWidth }: HTMLElement) => Math.abs(offsetLeft + offsetWidth / 2 - middle)
    const at = stops.indexOf(stops.reduce((best, stop) => (gap(stop) < gap(best) ? stop : best)))
    stops[at + by]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
  for (const button of place.querySelectorAll<HTMLElement>('[data-by]'))
    button.addEventListener('click', () => walk(button.dataset.by === '1' ? 1 : -1))
  wall.addEventListener('keydown', ({ key }) => {
    if (key === 'Home') wall.scrollTo({ left: 0 })
    if (key === 'End') wall.scrollTo({ left: wall.scrollWidth })
  })
}
