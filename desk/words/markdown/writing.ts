// Writing Markdown into a text area, so that the browser can take it back (Ctrl+Z).
import type { KeyboardEvent } from 'react'

export type Piece =
  | { kind: 'around'; sign: string; otherwise: string }
  | { kind: 'lines'; sign: string }
  | { kind: 'link'; to: string; name: string }
  | { kind: 'block'; text: string }

export const bold: Piece = { kind: 'around', sign: '**', otherwise: 'negrita' }
export const italic: Piece = { kind: 'around', sign: '*', otherwise: 'cursiva' }
export const heading: Piece = { kind: 'lines', sign: '## ' }
export const list: Piece = { kind: 'lines', sign: '- ' }
export const quotation: Piece = { kind: 'lines', sign: '> ' }

export interface Selected {
  text: string
  start: number
  end: number
}

/** What replaces which part of the text, and what is selected then. */
export function written({ text, start, end }: Selected, piece: Piece) {
  const chosen = text.slice(start, end)
  if (piece.kind === 'around') {
    const { sign, otherwise } = piece
    const isInside = text.slice(start - sign.length, start) === sign && text.slice(end, end + sign.length) === sign
    if (isInside) return part(start - sign.length, end + sign.length, chosen, 0, chosen.length)
    const inner = chosen || otherwise
    return part(start, end, `${sign}${inner}${sign}`, sign.length, inner.length)
  }
  if (piece.kind === 'link') {
    const name = chosen || piece.name
    return part(start, end, `[${name}](${piece.to})`, 1, name.length)
  }
  if (piece.kind === 'block') {
    const before = text.slice(0, start).replace(/\n+$/, '')
    const after = text.slice(end).replace(/^\n+/, '')
    const block = `${before && '\n\n'}${piece.text}\n\n`
    return part(before.length, text.length - after.length, block, block.length, 0)
  }
  return lines({ text, start, end }, piece.sign)
}

/** Puts a sign before each line of the selection, or takes it away where all have it. */
function lines({ text, start, end }: Selected, sign: string) {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const until = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end)
  const all = text.slice(from, until).split('\n')
  const signed = all.every((line) => line.startsWith(sign))
    ? all.map((line) => line.slice(sign.length))
    : all.map((line) => (line === '' && all.length > 1 ? line : sign + line.replace(/^(#+|-|>) /, '')))
  const next = signed.join('\n')
  return part(from, until, next, next.length, 0)
}

const part = (start: number, end: number, text: string, at: number, length: number) => ({
  start,
  end,
  text,
  selected: [start + at, start + at + length] as const,
})

export function insert(area: HTMLTextAreaElement, piece: Piece) {
  const { start, end, text, selected } = written(
    { text: area.value, start: area.selectionStart, end: area.selectionEnd },
    piece,
  )
  area.focus()
  area.setSelectionRange(start, end)
  // The only way that the browser can undo; where there is none, the text is set all the same.
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, start, end, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...selected)
}

/** Ctrl+B, Ctrl+I. */
export function shortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Piece | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  return { b: bold, i: italic }[key.toLowerCase()]
}
