import { useRef } from 'react'
import { useRoute } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import { Dialog } from '../ui/action.tsx'
import { Check } from '../ui/fields.tsx'
import { FactList } from '../ui/parts.tsx'
import { Enquiry } from './enquiry.tsx'
import css from './list.module.css'
import { List } from './list.tsx'
import { useCounts } from './queries.ts'
import { useKeys } from './use-keys.ts'

/** Enquiries: the list, and beside it (on a phone in its place) the one that is open. */
export function Page({ person }: DeskSession) {
  const [, params] = useRoute('/:id')
  const list = useRef<HTMLDivElement>(null)
  const help = useKeys(list)
  const id = params?.id
  return (
    <div className={css.page} data-open={id !== undefined}>
      <div ref={list} className={`shrinks ${css.list}`}>
        <List open={id} onHelp={help.show} />
      </div>
      <div className="shrinks">{id ? <Enquiry key={id} id={id} person={person} /> : <Nothing />}</div>
      {help.shown && <Help isOn={help.isOn} onSwitch={help.turn} onClose={help.hide} />}
    </div>
  )
}

/** In the place of an enquiry while none is open. */
function Nothing() {
  const { data } = useCounts()
  if (!data) return null
  const { unread, states } = data
  const isEmpty = Object.values(states).every((count) => count === 0)
  return (
    <div className={`stack-close quiet ${css.none}`}>
      <p className="figure">
        {unread === 0 ? 'Todo está leído' : unread === 1 ? '1 consulta sin leer' : `${unread} consultas sin leer`}
      </p>
      {!isEmpty && <p>Elige una consulta de la lista.</p>}
    </div>
  )
}

const keys = [
  ['J o ↓', 'Consulta siguiente'],
  ['K o ↑', 'Consulta anterior'],
  ['Intro', 'Abrir la consulta'],
  ['Esc', 'Volver a la lista'],
  ['/', 'Buscar'],
  ['?', 'Esta ayuda'],
] as const

interface Props {
  isOn: boolean
  onSwitch: (on: boolean) => void
  onClose: () => void
}

/** The room's keys, and the switch that turns them off. */
const Help = ({ isOn, onSwitch, onClose }: Props) => (
  <Dialog title="Atajos de teclado" onClose={onClose}>
    <FactList
      facts={keys.map(([key, does]) => [
        <kbd key={key} className="strong">
          {key}
        </kbd>,
        does,
      ])}
    />
    <Check checked={isOn} onChange={(event) => onSwitch(event.target.checked)}>
      Usar atajos de una tecla
    </Check>
  </Dialog>
)
