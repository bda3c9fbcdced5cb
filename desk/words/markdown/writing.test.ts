import { expect, test } from 'vitest'
import { bold, heading, italic, list, type Piece, quotation, written } from './writing.ts'

/** «uno [dos] tres» with the selection in brackets, before and after. */
function write(marked: string, piece: Piece): string {
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const text = marked.replace(/[[\]]/g, '')
  const change = written({ text, start, end }, piece)
  const [from, to] = change.selected
  const next = text.slice(0, change.start) + change.text + text.slice(change.end)
  return `${next.slice(0, from)}‹${next.slice(from, to)}›${next.slice(to)}`
}

test('signs go around the selection, and away again', () => {
  expect(write('uno [dos] tres', bold)).toBe('uno **‹dos›** tres')
  expect(write('uno **[dos]** tres', bold)).toBe('uno ‹dos› tres')
  expect(write('uno [] tres', italic)).toBe('uno *‹cursiva›* tres')
})

test('lines become headings and lists, and lines again', () => {
  expect(write('uno\n[dos]\ntres', heading)).toBe('uno\n## dos‹›\ntres')
  expect(write('## [dos]', heading)).toBe('dos‹›')
  expect(write('[uno\ndos]', list)).toBe('- uno\n- dos‹›')
  expect(write('- [uno]', heading)).toBe('## uno‹›')
  expect(write('- [uno]', quotation)).toBe('> uno‹›')
  expect(write('> [uno]', list)).toBe('- uno‹›')
})

test('a link takes the selection as its words; a picture stands alone between empty lines', () => {
  expect(write('ver [la cabina]', { kind: 'link', to: '/x', name: 'X' }).replace(/[‹›]/g, '')).toBe(
    'ver [la cabina](/x)',
  )
  expect(write('ver []', { kind: 'link', to: '/x', name: 'X' }).replace(/[‹›]/g, '')).toBe('ver [X](/x)')
  expect(write('uno\n[]\ndos', { kind: 'block', text: '![](photo:a)' })).toBe('uno\n\n![](photo:a)\n\n‹›dos')
})
