/** Calls `draw` in every frame, by the clock, with how much of `duration` (ms) has passed: from 0 to 1. */
export function animate(duration: number, draw: (done: number) => void): void {
  const start = performance.now()
  const step = (now: number) => {
    const done = Math.min(1, Math.max(0, (now - start) / duration))
    draw(done)
    if (done < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
