import { whenActive } from '#app/browser/page-lifecycle.ts'
import { showFailure } from '#app/renderer/island/failure.ts'
import { ChunkError, loadChunk } from '#app/renderer/island/load-chunk.ts'

/** What the visitor has just done is on the screen first; a window that paints nothing swallows no line. */
const painted = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 500)
  })
/** In a prerendered page nobody would see it. */
const active = () => new Promise<void>((done) => whenActive(done))

/**
 * Shows a line at the top right for 5000 ms. The library and its styles are loaded with the first one.
 * @param undo takes back what was done, where that is offered
 */
export async function showToast(text: string, undo?: () => void): Promise<void> {
  await active()
  try {
    const { openToast } = await loadChunk('toast-window', () => import('./toast-window.tsx'))
    await painted()
    openToast(text, undo)
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error
    showFailure(error, () => void showToast(text, undo))
  }
}
