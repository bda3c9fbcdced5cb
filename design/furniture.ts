import type { Body, Content, Design, Fronts, Size } from './design.ts'
import type { Bench } from './joinery/bench.ts'
import type { Column } from './place.ts'

/** What had to change, and a Spanish sentence that says why. */
export type Note = { field: keyof Design; text: string }
/** Gives a measure another value, and the reason. */
export type SetSize = (field: keyof Size, value: number, why: string) => void
type Range = { from: number; to: number /** Why no less, and why no more. */; low: string; high: string }

/** What makes one kind of furniture: `kinds/` has a module of this for each. */
export interface Furniture {
  name: string
  feminine: boolean
  /** The service in whose weeks it is made. */
  service: string
  /** Of the sheet with all its views, px. */
  sheetHeight: number
  /** What is chosen beside measures, wood and finish. */
  choices: readonly (keyof Design)[]
  fronts: readonly Fronts[]
  bodies: readonly Body[]
  /** What its columns can hold. */
  contents: readonly Content[]
  ranges: Record<keyof Size, Range>
  /** With what its page begins, where that is not the usual. */
  start: Size & Pick<Design, 'wood' | 'fronts'> & Partial<Design>
  /** How its carcass is divided; without one it is a table: a solid top on legs, measured by its top. */
  plan?: Plan
  /** What it needs beside measures in range and columns wide enough; changes the design. */
  adjust?(design: Design, set: SetSize, notes: Note[]): void
  build(design: Design, bench: Bench): Built
}

/** What is on the bench then. `pivot`: z of the front feet's front edge, mm. */
export type Built = { columns: Column[]; reasons: string[]; pivot: number }

export interface Plan {
  /** The widest column that is asked for, mm: beyond it leaves get too wide, or three columns no longer come from a board. */
  widestColumn: number
  /** Left alone, shelves span this much if any board does, mm. */
  comfortable: number
  /** Top and bottom are one part a module, and come from a board of 2440. */
  columnsPerModule: number
  /** Its shelves carry books, not clothes or crockery. */
  books: boolean
  /** What is equal: bodies of two columns, fronts, or openings where nothing closes. */
  equal(design: Pick<Design, 'fronts'>): 'bodies' | 'fronts' | 'openings'
  /** The workshop's own arrangement. */
  contents(design: Design): Content[]
}
