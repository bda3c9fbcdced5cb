import {
  allowedContents,
  allowedFronts,
  bases,
  choices,
  type Design,
  finishesOf,
  handles,
  woodsOf,
} from '#design/design.ts'
import { baseNames, finishNames, frontNames, handleNames, woodNames } from '#design/names.ts'
import { Choice, Count } from './choice.tsx'
import css from './controls.module.css'
import { Interior } from './interior.tsx'
import { type Board, noteOn } from './use-design.ts'

/** Wood and finish. */
export function MaterialChoices({ board }: { board: Board }) {
  const { design, set } = board
  const finishes = finishesOf(design.wood)
  return (
    <div className={css.choices}>
      <Choice
        legend="Madera"
        options={woodsOf(design.kind)}
        names={woodNames}
        value={design.wood}
        note={noteOn(board, 'wood')}
        swatches
        onChange={(wood) => set({ wood, finish: keptFinish(design.finish, wood) }, 'wood')}
      />
      {finishes.length > 1 && (
        <Choice
          legend="Acabado"
          options={finishes}
          names={finishNames}
          value={design.finish}
          note={noteOn(board, 'finish')}
          onChange={(finish) => set({ finish }, 'finish')}
        />
      )}
    </div>
  )
}

/** Fronts, what is inside, what it stands on: what the kind leaves to choose. */
export function Arrangement({ board }: { board: Board }) {
  const { design, set } = board
  const { kind } = design
  const has = (field: keyof Design) => choices[kind].includes(field)
  if (choices[kind].length === 0) return null
  return (
    <div className={css.choices}>
      {allowedFronts[kind].length > 1 && (
        <Choice
          legend="Frente"
          options={allowedFronts[kind]}
          names={frontNames}
          value={design.fronts}
          onChange={(fronts) => set({ fronts }, 'fronts')}
        />
      )}
      {has('interior') ? <Columns board={board} /> : <Counts board={board} />}
      {has('base') && (
        <Choice
          legend="Apoyo"
          options={bases}
          names={baseNames}
          value={design.base}
          onChange={(base) => set({ base }, 'base')}
        />
      )}
      {has('handle') && opens(board) && (
        <Choice
          legend="Tirador"
          options={handles}
          names={handleNames}
          value={design.handle}
          onChange={(handle) => set({ handle }, 'handle')}
        />
      )}
    </div>
  )
}

const most = 12

const Columns = ({ board }: { board: Board }) => (
  <Interior
    contents={
      board.design.interior.length > 0 ? board.design.interior : board.piece.columns.map(({ content }) => content)
    }
    options={allowedContents[board.design.kind]}
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
        label="Columnas"
        value={design.columns}
        usual={design.columns === 0 ? `Las que hacen falta (${piece.columns.length})` : 'Las que hagan falta'}
        most={most}
        note={noteOn(board, 'columns')}
        onChange={(columns) => set({ columns }, 'columns')}
      />
      <Count
        label="Baldas en cada columna"
        value={design.shelves}
        usual="Según la altura de los libros"
        most={most}
        note={noteOn(board, 'shelves')}
        onChange={(shelves) => set({ shelves }, 'shelves')}
      />
    </>
  )
}

/** A finish goes on with the new wood where that takes it. */
const keptFinish = (finish: Design['finish'], wood: Design['wood']) =>
  finishesOf(wood).includes(finish) ? finish : (finishesOf(wood)[0] as Design['finish'])

/** Where nothing opens there is nothing to pull. */
const opens = ({ piece }: Board) => piece.parts.some(({ boxes }) => boxes.some((box) => box.opens))
