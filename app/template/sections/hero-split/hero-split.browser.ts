import { setInert, startSteps } from '#app/ui/slider/steps.ts'

/** One panel at a time; the style moves the others out of view, up or down by whether they come before it or after. */
export function startHeroSplit(hero: HTMLElement): void {
  const panels = [...hero.querySelectorAll<HTMLElement>('[data-at]')]
  let active = 0
  const goTo = (index: number) => {
    active = (index + panels.length) % panels.length
    setInert(panels, (_, i) => i === active, hero)
    for (const [i, panel] of panels.entries()) panel.dataset.at = String(Math.sign(i - active))
    steps.show(active)
  }
  const steps = startSteps(hero, {
    count: panels.length,
    delay: Number(hero.dataset.delay),
    move: (by) => goTo(active + by),
    keys: { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 },
  })
  goTo(0)
}
