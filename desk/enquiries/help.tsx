import { Check } from '../ui/check.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FactList } from '../ui/list.tsx'

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
export const Help = ({ isOn, onSwitch, onClose }: Props) => (
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
