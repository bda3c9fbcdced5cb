import { remaining } from './remaining.ts'

/** Counts down each second, by the clock, to the date that the timer's element names. */
export function startCountdown(timer: HTMLElement): void {
  const target = Date.parse(timer.dataset.target ?? '')
  const tick = () => {
    const now = Date.now()
    timer.toggleAttribute('data-ended', now >= target)
    for (const [unit, value] of Object.entries(remaining(target, now))) {
      const figure = timer.querySelector(`[data-unit="${unit}"]`)
      if (figure) figure.textContent = value
    }
    // A little after the full second: on it, a timer that is once early and once late would skip a figure.
    if (now < target) setTimeout(tick, ((target - now) % 1000) + 5)
  }
  tick()
}
