import type { ReactNode } from 'react'
import tick from '#app/ui/field/tick.module.css'
import { furniture, isTable } from '#design/kinds.ts'
import { designWords } from '#words/design-words.ts'
import css from './controls.module.css'
import { Measure, type Unit } from './measure.tsx'
import { type Board, noteOn } from './use-design.ts'

type Props = {
  board: Board
  unit: Unit
  onUnit: (unit: Unit) => void
  onActive: (side: string) => void
  children: ReactNode
}

export function Measures({ board, unit, onUnit, onActive, children }: Props) {
  const { design, fitted, set, settle } = board
  const names = isTable(design.kind) ? designWords.tableSides : designWords.sides
  return (
    <div className={`needs-script ${css.measures}`}>
      {(['width', 'height', 'depth'] as const).map((side) => (
        <Measure
          key={side}
          label={names[side]}
          value={design[side]}
          fitted={fitted.design[side]}
          range={furniture[design.kind].ranges[side]}
          unit={unit}
          reason={noteOn(board, side)}
          onChange={(value) => set({ [side]: value }, side)}
          onSettle={settle}
          onFocus={() => onActive(side)}
        />
      ))}
      <div className={`wraps ${css.under}`}>
        <label className={`target ${css.unit}`}>
          <input
            type="checkbox"
            className={tick.tick}
            checked={unit === 'mm'}
            onChange={(event) => onUnit(event.target.checked ? 'mm' : 'cm')}
          />
          {designWords.inMillimetres}
        </label>
        {children}
      </div>
    </div>
  )
}
