/**
 * A page transition that the next navigation cuts short rejects a promise that React Router leaves alone; the page is
 * there all the same, so nobody has to read of it. Gives a function that takes the listener away.
 */
export function ignoreSkippedTransitions() {
  const ignore = (event: PromiseRejectionEvent) => {
    const { reason } = event
    const skipped = reason instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(reason.name)
    if (skipped && /transition/i.test(reason.message)) event.preventDefault()
  }
  addEventListener('unhandledrejection', ignore)
  return () => removeEventListener('unhandledrejection', ignore)
}
