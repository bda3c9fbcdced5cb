import { useId } from 'react'
import { bases, type Design, handles, placements } from '#design/design.ts'
import { furniture } from '#design/kinds.ts'
import { maxOutOfSquare } from '#design/limits.ts'
import { baseNames, frontNames, handleNames, placementNames } from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import choice from './choice.module.css'
import { Choice, Count } from './choice.tsx'
import { Interior } from './interior.tsx'
import { type Board, noteOn } from './use-design.ts'

/** Fronts, what is inside, what it stands on: what the kind leaves to choose. */
export function Arrangement({ board }: { board: Board }) {
  const { design, set } = board
  const { choices, fronts } = furniture[design.kind]
  const has = (field: keyof Design) => choices.includes(field)
  return (
    <>
      {fronts.length > 1 && (
        <Choice
          legend={designWords.fronts}
          options={fronts}
          names={frontNames}
          value={design.fronts}
          onChange={(fronts) => set({ fronts }, 'fronts')}
        />
      )}
      {has('interior') && <Columns board={board} />}
      {has('shelves') && <Counts board={board} />}
      {has('base') && (
        <Choice
          legend={designWords.base}
          options={bases}
          names={baseNames}
          value={design.base}
          onChange={(base) => set({ base }, 'base')}
        />
      )}
      {has('handle') && opens(board) && (
        <Choice
          legend={designWords.handle}
          options={handles}
          names={handleNames}
          value={design.handle}
          onChange={(handle) => set({ handle }, 'handle')}
        />
      )}
      {has('placement') && <Place board={board} />}
    </>
  )
}

/** Free-standing or between walls, and there by how much these are out of square. */
function Place({ board: { design, fitted, set } }: { board: Board }) {
  const id = useId()
  const inside = design.placement === 'empotrado'
  return (
    <>
      <Choice
        legend={designWords.placement}
        options={placements}
        names={placementNames}
        value={design.placement}
        note={inside ? designWords.opening : undefined}
        onChange={(placement) => set({ placement }, 'placement')}
      />
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

const most = 12

const Columns = ({ board }: { board: Board }) => (
  <Interior
    contents={
      board.design.interior.length > 0 ? board.design.interior : board.piece.columns.map(({ content }) => content)
    }
    options={furniture[board.design.kind].contents}
    most={most}
    note={noteOn(board, 'columns', 'interior')}
    onChange={(interior) => board.set({ interior, columns: 0 }, 'interior')}
  />
)

function Counts({ board }: { board: Board }) {
  const { design, piece, set } = board
  return (
    <>
      <Count
        label={designWords.columns}
        value={design.columns}
        usual={design.columns === 0 ? designWords.neededColumns(piece.columns.length) : designWords.anyColumns}
        most={most}
        note={noteOn(board, 'columns')}
        onChange={(columns) => set({ columns }, 'columns')}
      />
      <Count
        label={designWords.shelves}
        value={design.shelves}
        usual={designWords.usualShelves}
        most={most}
        note={noteOn(board, 'shelves')}
        onChange={(shelves) => set({ shelves }, 'shelves')}
      />
    </>
  )
}

/** Where nothing opens, or only slides, there is nothing to choose for pulling. */
const opens = ({ design, piece }: Board) => piece.hardware.some(({ id }) => id === design.handle)
