import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One run of the benchmark: where it works, how long, and what it found. */
export interface Run {
  quick: boolean
  folder: string
  /** Notes a line of the table; `met` undefined where nothing was wanted. */
  note: (what: string, found: string, wanted?: string, met?: boolean) => void
  print: () => void
  remove: () => void
}

export const connections = 32
export const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
export const whole = (value: number) => Math.round(value).toLocaleString('en-US')

/** Starts a run in a new folder, on the disk that BENCH_DIR names or that of the temporary folder. */
export function startRun(quick: boolean): Run {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'veta-bench-'))
  const rows: string[][] = [['Measured', 'Found', 'Wanted', '']]
  return {
    quick,
    folder,
    note: (what, found, wanted = '', met) => void rows.push([what, found, wanted, verdict(met)]),
    print() {
      const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
      const asLine = (row: string[]) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()
      console.log(rows.map(asLine).join('\n'))
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const verdict = (met: boolean | undefined) => (met === undefined ? '' : met ? 'met' : 'NOT MET')
