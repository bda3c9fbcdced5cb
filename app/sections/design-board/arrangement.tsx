import { useId } from 'react'
import { bases, type Design, handles, placements } from '#design/design.ts'
import { furniture } from '#design/kinds.ts'
import { maxOutOfSquare } from '#design/limits.ts'
import { designWords } from '#words/design-words.ts'
import choice from './choice.module.css'
import { Choice, Count } from './choice.tsx'
import { Interior } from './interior.tsx'
import { type Board, noteOn } from './use-design.ts'

/** Fronts, what is inside, what it stands on: what the kind leaves to choose. */
export function Arrangement({ board }: { board: Board }) {
  const { choices, fronts } = furniture[board.design.kind]
  const has = (field: keyof Design) => choices.includes(field)
  return (
    <>
      {fronts.length > 1 && <Choice board={board} field="fronts" options={fronts} />}
      {has('interior') && <Interior board={board} />}
      {has('shelves') && <Counts board={board} />}
      {has('base') && <Choice board={board} field="base" options={bases} />}
      {has('handle') && opens(board) && <Choice board={board} field="handle" options={handles} />}
      {has('placement') && <Place board={board} />}
    </>
  )
}

/** Free-standing or between walls, and there by how much these are out of square. */
function Place({ board }: { board: Board }) {
  const { design, fitted, set } = board
  const id = useId()
  const inside = design.placement === 'empotrado'
  return (
    <>
      <Choice board={board} field="placement" options={placements} note={inside ? designWords.opening : undefined} />
      {inside && (
        <div>
          <label className={`label quiet ${choice.legend}`} htmlFor={id}>
            {designWords.outOfSquare}
          </label>
          <select
            id={id}
            className={choice.select}
            aria-describedby={`${id}-nota`}
            value={fitted.design.outOfSquare}
            onChange={(event) => set({ outOfSquare: Number(event.target.value) }, 'outOfSquare')}
          >
            {outOfSquareSteps(fitted.design.outOfSquare).map((mm) => (
              <option key={mm}>{mm}</option>
            ))}
          </select>
          <p className={`remark ${choice.note}`} id={`${id}-nota`}>
            {noteOn({ fitted }, 'outOfSquare') ?? designWords.outOfSquareHint}
          </p>
        </div>
      )}
    </>
  )
}

/** By five, and what an address says between. */
const outOfSquareSteps = (own: number) =>
  [...new Set([...Array.from({ length: maxOutOfSquare / 5 + 1 }, (_, i) => 5 * i), own])].sort((a, b) => a - b)

const Counts = ({ board }: { board: Board }) => (
  <>
    <Count
      board={board}
      field="columns"
      usual={
        board.design.columns === 0 ? designWords.neededColumns(board.piece.columns.length) : designWords.anyColumns
      }
    />
    <Count board={board} field="shelves" usual={designWords.usualShelves} />
  </>
)

/** Where nothing opens, or only slides, there is nothing to choose for pulling. */
const opens = ({ design, piece }: Board) => piece.hardware.some(({ id }) => id === design.handle)
