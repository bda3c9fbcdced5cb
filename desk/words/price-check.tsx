import { excerptOf, type FieldChange } from '#contracts/text-changes.ts'
import { euros } from '#words/money-words.ts'
import { Button, Dialog } from '../ui/action.tsx'
import { FactList } from '../ui/parts.tsx'
import { useForm } from './form/context.ts'
import type { Editing } from './use-editing.ts'

/** Prices that change by more than a half, old and new, before they are saved. */
export function PriceCheck({ editing: { steep, save, leaveSteep } }: { editing: Editing }) {
  const { services } = useForm().relations
  if (steep.length === 0) return null
  const nameOf = ({ names }: FieldChange) =>
    names.map((name) => services.find(({ slug }) => slug === name)?.name ?? excerptOf(name)).join(' · ')
  return (
    <Dialog title={steep.length === 1 ? '¿Seguro de este precio?' : '¿Seguro de estos precios?'} onClose={leaveSteep}>
      <p>Cambia en más de la mitad, y un precio publicado obliga.</p>
      <FactList
        stacked
        facts={steep.map((change) => [
          nameOf(change),
          <>
            {euros(change.before as number)} → <strong>{euros(change.after as number)}</strong>
          </>,
        ])}
      />
      <div className="wrap">
        <Button tone="main" onClick={() => save(undefined, true)}>
          Sí, guardar
        </Button>
        <Button onClick={leaveSteep}>Volver a mirarlo</Button>
      </div>
    </Dialog>
  )
}
