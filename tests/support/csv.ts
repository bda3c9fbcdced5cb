/** Rows of a CSV as a spreadsheet in Spanish reads them: by `;`. Throws at what is no whole quoted cell. */
export function readCsv(text: string): string[][] {
  if (!text.startsWith('\ufeff')) throw new Error('without its mark a spreadsheet reads it in the wrong letters')
  const lines = text.slice(1).split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line has no end')
  return lines.map((line) => {
    const cells = [...line.matchAll(/"((?:[^"]|"")*)"(;|$)/g)]
    if (cells.map(([cell]) => cell).join('') !== line) throw new Error(`not all of it is in cells: ${line}`)
    return cells.map(([, cell = '']) => cell.replaceAll('""', '"'))
  })
}
