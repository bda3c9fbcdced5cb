import { allowedBodies, type Design, finishesOf, woodsOf } from '#design/design.ts'
import { bodyNames, finishNames, woodNames } from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import { Choice } from './choice.tsx'
import css from './controls.module.css'
import { type Board, noteOn } from './use-design.ts'

/** Wood and finish. */
export function Materials({ board }: { board: Board }) {
  const { design, set } = board
  const finishes = finishesOf(design.wood)
  return (
    <div className={css.choices}>
      <Choice
        legend={design.kind === 'mesa' ? designWords.wood : designWords.board}
        options={woodsOf(design.kind)}
        names={woodNames}
        value={design.wood}
        note={noteOn(board, 'wood')}
        swatches
        onChange={(wood) => set({ wood, finish: keptFinish(design.finish, wood) }, 'wood')}
      />
      {allowedBodies[design.kind].length > 1 && (
        <Choice
          legend={designWords.body}
          options={allowedBodies[design.kind]}
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
    </div>
  )
}

/** A finish goes on with the new wood where that takes it. */
const keptFinish = (finish: Design['finish'], wood: Design['wood']) =>
  finishesOf(wood).includes(finish) ? finish : (finishesOf(wood)[0] as Design['finish'])
