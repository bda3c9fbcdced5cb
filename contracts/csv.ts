// A program would run a cell that begins with one of these, or with its wide form, as a formula.
const startsFormula = /^[=+\-@＝＋－＠]/u

/**
 * Rows as a spreadsheet in Spanish opens them as columns: `;` between cells, each in quotes, a mark at the start by which
 * UTF-8 is known, decimal commas. A text is never a formula, whatever separates cells there, and stays on one line.
 */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`

function cell(value: string | number): string {
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`
  const line = value
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ' ⏎ ')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
  return `"${(startsFormula.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`
}
