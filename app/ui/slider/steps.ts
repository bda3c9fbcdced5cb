import { startAutoplay } from './autoplay.ts'

const arrows: Record<string, -1 | 1> = { ArrowRight: 1, ArrowLeft: -1 }

type Options = {
  count: number
  /** Milliseconds that each stays. */
  delay: number
  /** Goes on or back by one; `byItself`: not by the visitor. */
  move: (by: -1 | 1, byItself?: boolean) => void
  /** The buttons that choose one, where there are some, lead here. */
  goTo?: (index: number) => void
  /** It plays no more once the visitor has used it. */
  endsWhenUsed?: boolean
  keys?: Record<string, -1 | 1>
  /** It will go on by itself in a second. */
  soon?: () => void
}

/**
 * Buttons, arrow keys, number, hairline, captions and autoplay of what shows one thing at a time: `place` is the element
 * around all of them (slider.tsx). `show` is to be called with the number, from 0, of what is shown.
 */
export function startSteps(
  place: HTMLElement,
  { count, delay, move, goTo, endsWhenUsed, keys = arrows, soon }: Options,
) {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const parts = (name: string) => [...place.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  const controls = part('controls')
  const toggle = part('toggle')
  let active = 0

  const show = (index = active) => {
    active = index
    const playing = autoplay.playing()
    const number = part('number')
    if (number) number.textContent = String(active + 1).padStart(2, '0')
    for (const [i, caption] of parts('caption').entries()) caption.hidden = i !== active
    for (const [i, chooser] of parts('choose').entries()) chooser.ariaCurrent = i === active ? 'true' : null
    place.querySelector('[aria-live]')?.setAttribute('aria-live', playing ? 'off' : 'polite')
    controls?.toggleAttribute('data-playing', playing)
    if (toggle) toggle.ariaLabel = toggle.dataset[playing ? 'pause' : 'play'] ?? ''
    const bar = part('bar')
    bar?.style.setProperty('--at', String((active + 1) / count))
    for (const animation of bar?.getAnimations() ?? []) animation.currentTime = 0
    autoplay.restart()
  }
  const autoplay = startAutoplay(place, delay, () => move(1, true), show, soon)

  /** To be called when the visitor has moved it. */
  const used = () => endsWhenUsed && autoplay.play(false)
  const step = (by: -1 | 1) => {
    used()
    move(by)
  }
  part('previous')?.addEventListener('click', () => step(-1))
  part('next')?.addEventListener('click', () => step(1))
  toggle?.addEventListener('click', () => autoplay.play(!autoplay.playing()))
  for (const [i, chooser] of parts('choose').entries())
    chooser.addEventListener('click', () => {
      used()
      goTo?.(i)
    })
  place.addEventListener('keydown', (event) => {
    const by = keys[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    step(by)
  })
  // What the visitor moves on a slide does not leave with it.
  place.addEventListener('input', () => autoplay.play(false))
  controls?.setAttribute('data-ready', '')
  show()
  return { show, used, hold: autoplay.hold }
}

/** Makes inert what is not shown. Focus that was in it goes to `home`, or the next arrow key would be lost. */
export function setInert(
  things: HTMLElement[],
  isShown: (thing: HTMLElement, index: number) => boolean,
  home: HTMLElement,
) {
  const leaves = things.some((thing, i) => !isShown(thing, i) && thing.contains(document.activeElement))
  if (leaves) home.focus({ preventScroll: true })
  for (const [i, thing] of things.entries()) thing.inert = !isShown(thing, i)
}
