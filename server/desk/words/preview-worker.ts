// A thread of its own: makes reading views, one after the other; an empty answer where a text cannot be shown.
import { parentPort } from 'node:worker_threads'
import { previewOf } from '#server/desk/words/preview.ts'

parentPort?.on('message', (args: Parameters<typeof previewOf>) => {
  parentPort?.postMessage(made(args))
})

function made(args: Parameters<typeof previewOf>): string | undefined {
  try {
    return previewOf(...args)
  } catch {
    return undefined
  }
}
