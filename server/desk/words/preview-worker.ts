import { parentPort } from 'node:worker_threads'
import type { PictureChoice } from '#contracts/desk-words.ts'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { unknownColor } from '#contracts/theme.ts'
import { renderMarkdown } from '#reader/markdown.ts'
import { interpolate } from '#reader/placeholders.ts'

// A thread of its own: makes reading views, one after the other; an empty answer where a text cannot be shown.

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

/** A Markdown text as the site would show it, by the site's own code; what is still wrong in it stands there as it is. */
export function previewOf(body: string, pictures: PictureChoice[], values: Record<string, string>): string {
  const find = (id: string): CaptionedPicture => {
    const known = pictures.find((picture) => picture.id === id)
    const { alt = '', caption = `«${id}»`, src = '', width = 3, height = 2 } = known ?? {}
    // What only the draft has is one file; an ending behind its version changes nothing.
    const base = src.replace(/(-\d+\.jpg|\.svg)$/, '')
    const widths = [...(/-(\d+)\.jpg$/.exec(src)?.slice(1) ?? [])].map(Number)
    return { id, alt, caption, credit: '', focal: [0.5, 0.5], color: unknownColor, width, height, base, widths }
  }
  const known = new Proxy(values, {
    get: (all, key) => (Object.hasOwn(all, key) ? all[String(key)] : `{{${String(key)}}}`),
  })
  const { html } = renderMarkdown(interpolate(withoutForeign(body), known), { find })
  // The desk's policy takes no style attributes; a picture carries its colour and focal point in one.
  return html.replaceAll(/(<img [^>]*?) style="[^"]*"/g, '$1')
}

/** The build refuses pictures from elsewhere; here they are shown as the words they are. */
const withoutForeign = (body: string) => body.replace(/!(\[[^[\]]*\]\((?!photo:))/g, '\\!\\$1')
