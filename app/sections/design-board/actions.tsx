import { type KeyboardEvent, useState } from 'react'
import css from './actions.module.css'
import { messageLink, shareDesign } from './share.ts'
import type { Board } from './use-design.ts'
import type { RoomSwitch } from './use-room.ts'

type Props = { board: Pick<Board, 'undo' | 'redo'>; room: RoomSwitch; name: string; address: string; whatsapp: string }

/** What is done with the whole sheet, in words. */
export function Actions({ board: { undo, redo }, room, name, address, whatsapp }: Props) {
  const [said, setSaid] = useState('')
  const share = async () => setSaid(await shareDesign(name, new URL(address, location.href).href))
  return (
    <div className={css.actions}>
      <ul className={css.list}>
        <Act name={room.Room ? 'Volver al dibujo' : 'Ver en 3D'} act={room.busy ? undefined : room.toggle} />
        <Act name="Compartir" act={share} />
        <Act name="Imprimir" act={() => print()} />
        {whatsapp !== '' && (
          <li>
            <a
              className={css.act}
              href={messageLink(whatsapp, name, address)}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp
            </a>
          </li>
        )}
        {(undo || redo) && (
          <>
            <Act name="Deshacer" act={undo} />
            <Act name="Rehacer" act={redo} />
          </>
        )}
      </ul>
      <p role="status" className={`caption ${css.said}`}>
        {room.said || said}
      </p>
    </div>
  )
}

const Act = ({ name, act }: { name: string; act: (() => void) | undefined }) => (
  <li>
    <button type="button" className={css.act} aria-disabled={!act} onClick={act}>
      {name}
    </button>
  </li>
)

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z) anywhere on the board but in a field that is typed in. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: Pick<Board, 'undo' | 'redo'>) {
  const target = event.target as HTMLInputElement
  if (!(event.ctrlKey || event.metaKey) || /^(number|text)$/.test(target.type ?? '')) return
  const key = event.key.toLowerCase()
  const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined
  if (!act) return
  event.preventDefault()
  act()
}
