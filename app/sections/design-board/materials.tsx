import { type Design, finishesOf } from '#design/design.ts'
import { furniture, isTable, woodsOf } from '#design/kinds.ts'
import { bodyNames, finishNames, woodNames } from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import { Choice } from './choice.tsx'
import { type Board, noteOn } from './use-design.ts'

export function Wood({ board }: { board: Board }) {
  const { design, set } = board
  return (
    <div className="needs-script">
      <Choice
        legend={isTable(design.kind) ? designWords.wood : designWords.board}
        options={woodsOf(design.kind)}
        names={woodNames}
        value={design.wood}
        note={noteOn(board, 'wood')}
        swatches
        onChange={(wood) => set({ wood, finish: keptFinish(design.finish, wood) }, 'wood')}
      />
    </div>
  )
}

/** What it is made of behind the wood, and how that is finished. */
export function Making({ board }: { board: Board }) {
  const { design, set } = board
  const { bodies } = furniture[design.kind]
  const finishes = finishesOf(design.wood)
  return (
    <>
      {bodies.length > 1 && (
        <Choice
          legend={designWords.body}
          options={bodies}
          names={bodyNames}
          value={design.body}
          note={noteOn(board, 'body')}
          onChange={(body) => set({ body }, 'body')}
        />
      )}
      {finishes.length > 1 && (
        <Choice
          legend={designWords.finish}
          options={finishes}
          names={finishNames}
          value={design.finish}
          note={noteOn(board, 'finish')}
          onChange={(finish) => set({ finish }, 'finish')}
        />
      )}
    </>
  )
}

/** A finish goes on with the new wood where that takes it. */
const keptFinish = (finish: Design['finish'], wood: Design['wood']) =>
  finishesOf(wood).includes(finish) ? finish : (finishesOf(wood)[0] as Design['finish'])
