import { prefersStillness } from '#app/browser/media.ts'

const time = 600 // ms

/**
 * The other theme spreads from the lamp that is pressed. theme.inline.ts, which is there before any other script, does
 * the work: it is sent the press within a transition of the page, or the press itself where there is none.
 */
export function startLamplight(): void {
  document.addEventListener('click', spread, { capture: true })
}

function spread(event: MouseEvent): void {
  const lamp = (event.target as Element).closest<HTMLElement>('[data-theme-switch]')
  if (!lamp || !event.isTrusted || !document.startViewTransition || prefersStillness()) return
  event.stopImmediatePropagation()
  const { x, y, width, height } = lamp.getBoundingClientRect()
  const at = `at ${x + width / 2}px ${y + height / 2}px`
  const light = { clipPath: [`circle(0 ${at})`, `circle(${innerWidth + innerHeight}px ${at})`], ...steady }
  const { ready } = document.startViewTransition(() => lamp.click())
  ready.then(
    () => {
      show('new', light, 'ease-in')
      show('old', steady)
    },
    () => {}, // The page is out of sight: it has the other theme without.
  )
}

/** In place of the browser's own fading from one to the other. */
const steady = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] }

const show = (which: 'old' | 'new', keyframes: PropertyIndexedKeyframes, easing = 'linear') =>
  document.documentElement.animate(keyframes, {
    duration: time,
    easing,
    pseudoElement: `::view-transition-${which}(root)`,
  })
