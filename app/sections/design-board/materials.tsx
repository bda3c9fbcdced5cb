import { type Design, finishesOf } from '#design/design.ts'
import { furniture, isTable, woodsOf } from '#design/kinds.ts'
import { designWords } from '#words/design-words.ts'
import { Choice } from './choice.tsx'
import type { Board } from './use-design.ts'

export function Wood({ board }: { board: Board }) {
  const { kind, finish } = board.design
  return (
    <div className="needs-script">
      <Choice
        board={board}
        field="wood"
        legend={isTable(kind) ? designWords.wood : designWords.board}
        options={woodsOf(kind)}
        swatches
        sets={(wood) => ({ finish: keptFinish(finish, wood) })}
      />
    </div>
  )
}

/** What it is made of behind the wood, and how that is finished. */
export function Making({ board }: { board: Board }) {
  const { bodies } = furniture[board.design.kind]
  const finishes = finishesOf(board.design.wood)
  return (
    <>
      {bodies.length > 1 && <Choice board={board} field="body" options={bodies} />}
      {finishes.length > 1 && <Choice board={board} field="finish" options={finishes} />}
    </>
  )
}

/** A finish goes on with the new wood where that takes it. */
const keptFinish = (finish: Design['finish'], wood: Design['wood']) =>
  finishesOf(wood).includes(finish) ? finish : (finishesOf(wood)[0] as Design['finish'])
