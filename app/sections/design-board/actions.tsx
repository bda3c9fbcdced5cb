import { useState } from 'react'
import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import css from './actions.module.css'
import { messageLink, shareDesign } from './share.ts'
import type { Board } from './use-design.ts'
import type { RoomSwitch } from './use-room.ts'

type Props = { room: RoomSwitch; piece: Piece; name: string; address: string; whatsapp: string }

/** What is done with the whole sheet, in words. */
export function Actions({ room, piece, name, address, whatsapp }: Props) {
  const [said, setSaid] = useState('')
  const share = async () => setSaid(await shareDesign(name, new URL(address, location.href).href))
  return (
    <div>
      <ul className={`wraps needs-script ${css.list}`}>
        <Act name={designWords.share} act={share} />
        <Act name={designWords.print} act={() => print()} />
        {whatsapp !== '' && (
          <li>
            <a
              className={`target text-button ${css.act}`}
              href={messageLink(whatsapp, name, address)}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp
            </a>
          </li>
        )}
      </ul>
      {room.TakeHome && <room.TakeHome piece={piece} />}
      <p role="status" className={`caption ${css.said}`}>
        {said}
      </p>
    </div>
  )
}

/** Turns the sheet into the room and back. */
export const Turn = ({ room }: { room: RoomSwitch }) => (
  <button
    type="button"
    className={`no-print needs-script inverts ${css.turn}`}
    aria-disabled={room.busy}
    onClick={room.busy ? undefined : room.toggle}
  >
    {room.Room ? designWords.toDrawing : designWords.toRoom}
  </button>
)

/** What there is to tell about the view in 3D. */
export const Told = ({ room }: { room: RoomSwitch }) => (
  <p role="status" className={`caption ${css.said} ${css.told}`}>
    {room.said}
  </p>
)

/** Back and forth, once there is something to take back. */
export const Undo = ({ board: { undo, redo } }: { board: Pick<Board, 'undo' | 'redo'> }) =>
  (undo || redo) && (
    <ul className={`wraps needs-script ${css.list}`}>
      <Act name={designWords.undo} act={undo} />
      <Act name={designWords.redo} act={redo} />
    </ul>
  )

const Act = ({ name, act }: { name: string; act: (() => void) | undefined }) => (
  <li>
    <button type="button" className={`target text-button ${css.act}`} aria-disabled={!act} onClick={act}>
      {name}
    </button>
  </li>
)
