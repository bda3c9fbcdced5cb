import { useState } from 'react'
import { fullOfControls } from '#app/ui/full-of-controls.ts'
import { Headline } from '#app/ui/headline/headline.tsx'
import { formatAddress } from '#design/address.ts'
import { furniture, type Kind, pieceName } from '#design/kinds.ts'
import type { Prices } from '#design/price.ts'
import { designWords } from '#words/design-words.ts'
import { Actions, Told, Turn, Undo } from './actions.tsx'
import { Arrangement } from './arrangement.tsx'
import controls from './controls.module.css'
import css from './design-board.module.css'
import { sizeText } from './figures.ts'
import { Making, Wood } from './materials.tsx'
import type { Unit } from './measure.tsx'
import { Measures } from './measures.tsx'
import { Foot, type Paper } from './paper.tsx'
import print from './print.module.css'
import { Ask, Made, Price, Result, spoken, Words } from './result.tsx'
import { SavedDesigns } from './saved-designs.tsx'
import { Sheet } from './sheet.tsx'
import { useDesign } from './use-design.ts'
import { useRoom } from './use-room.ts'
import { useSpoken } from './use-spoken.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useWidth } from './use-width.ts'

type Props = {
  kind: Kind
  lead: string
  /** With margin and VAT in them; the first drawing reads a part of them only. */
  prices: Prices
  /** Address of the workshop's chat; empty while it has none. */
  whatsapp: string
  paper: Paper
}

/** The drawing board: the sheet, the measures, the price; everything is reckoned anew, here, with each movement. */
export function DesignBoard({ kind, lead, prices, whatsapp, paper }: Props) {
  const board = useDesign(kind, prices)
  const { design, fitted, piece, problems } = board
  const [unit, setUnit] = useState<Unit>('cm')
  const [active, setActive] = useState<string>()
  const width = useWidth()
  const isBeside = width === undefined || width === 'wide' // the prerendered page is laid out so
  const room = useRoom()
  const place = useUndoKeys(board)
  const said = useSpoken(spoken(piece, design), !board.undo && !board.redo)
  const address = formatAddress(design)
  const name = designWords.named(pieceName(fitted.design), sizeText(piece))
  const undo = <Undo board={board} />
  return (
    <div
      ref={place}
      className={`columns on-paper ${css.board} ${print.sheet}`}
      data-low={furniture[kind].sheetHeight < 600 || undefined}
      {...fullOfControls}
    >
      <div className={css.paper}>
        <Sheet
          {...{ piece, active, name }}
          finish={fitted.design.finish}
          width={width}
          foot={<Foot paper={paper} address={address} finish={fitted.design.finish} />}
          turn={<Turn room={room} />}
        >
          {room.Room && <room.Room piece={piece} label={name} onLost={room.lost} />}
        </Sheet>
        {/* A thumb that moves a measure has it in sight. */}
        <div className={print.hidden}>
          {!isBeside && undo}
          <Told room={room} />
        </div>
      </div>
      <div className={`${css.first} ${print.hidden}`}>
        <Problems sentences={problems} />
        <Measures board={board} unit={unit} onUnit={setUnit} onActive={setActive}>
          {isBeside && undo}
        </Measures>
        <Wood board={board} />
      </div>
      <div className={`columns ${css.sum} ${print.hidden}`}>
        <Price piece={piece} freeKm={prices.freeKm} />
        <Ask />
      </div>
      <div className={`needs-script ${controls.choices} ${css.choices} ${print.hidden}`}>
        <h2 className={controls.lead}>
          <Headline text={lead} />
        </h2>
        <Arrangement board={board} />
        <Making board={board} />
      </div>
      <div className={`${css.made} ${print.hidden}`}>
        <Made piece={piece} design={fitted.design} prices={prices} />
        <Result piece={piece} notes={fitted.notes} address={address} />
      </div>
      <div className={`wraps ${css.further} ${print.hidden}`}>
        <Actions {...{ room, piece, name, address, whatsapp }} />
        <Words piece={piece} />
        <SavedDesigns
          {...{ address, prices, kind }}
          suggestion={name}
          onOpen={(opened) => board.set(opened, 'saved')}
        />
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}

/** What the address says wrongly; the start design's value stands there. */
const Problems = ({ sentences }: { sentences: string[] }) =>
  sentences.length > 0 && (
    <ul className={css.problems} role="alert">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
