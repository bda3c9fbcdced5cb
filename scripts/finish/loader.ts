/**
 * Inline in every page, the same text everywhere (so that one hash in the Content-Security-Policy allows it). Starts
 * the page's module when the page has loaded and the browser is idle, or at the visitor's first sign, whichever comes
 * first. A button pressed before React is there is pressed again when React has it, unless the browser already acts on
 * it (form, popover, command), the inline theme script does, or a handler has taken the click (preventDefault).
 */
export const loader = minify(`(() => {
  const address = document.currentScript.dataset.module
  const signs = ['pointerdown', 'keydown', 'focusin', 'wheel']
  let early
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) removeEventListener(sign, start, true)
    import(address).then(pressAgain)
  }
  const remember = (event) => {
    const button = event.target.closest('button')
    const submits = button?.form && button.type !== 'button'
    const native = submits || button?.popoverTargetElement || button?.commandForElement || button?.matches('[data-theme-switch]')
    if (button && !native && !event.defaultPrevented && event.isTrusted) early = button
  }
  const pressAgain = () => {
    removeEventListener('click', remember)
    const until = Date.now() + 5000
    const wait = () => {
      if (!early || !early.isConnected) return
      if (Object.keys(early).some((key) => key.startsWith('__reactProps'))) early.click()
      else if (Date.now() < until) requestAnimationFrame(wait)
    }
    wait()
  }
  const whenIdle = () => (self.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start, 200))
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
  addEventListener('click', remember)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
})()`)

/** The source above has no strings or comments with spaces at line starts: indentation can go. */
function minify(source: string): string {
  return source.replace(/\n\s*/g, '\n')
}
