import { Check } from '../ui/check.tsx'
import { ownParagraphs, type Side, type Version } from './merge.ts'
import { valueAt } from './values.ts'
import css from './words.module.css'

interface PlaceProps {
  name: string
  path: string
  mine: Version
  theirs: Version
  who: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** A place that both have changed, with what each has made of it. */
export function Place({ name, path, mine, theirs, who, chosen, onChoose }: PlaceProps) {
  const sides = [
    { side: 'mine', name: 'Lo tuyo', text: shown(mine, theirs, path) },
    { side: 'theirs', name: `Lo de ${who}`, text: shown(theirs, mine, path) },
  ] as const
  return (
    <fieldset className={`halves ${css.place}`}>
      <legend>{name}</legend>
      {sides.map(({ side, name, text }) => (
        <Check key={side} type="radio" name={`lado-${path}`} checked={chosen === side} onChange={() => onChoose(side)}>
          <span>
            <span className="quiet small">{name}</span>
            <span>{text}</span>
          </span>
        </Check>
      ))}
    </fieldset>
  )
}

function shown(own: Version, other: Version, path: string): string {
  if (path === 'body') return ownParagraphs(own.body, other.body).join('\n\n') || '(sin esos párrafos)'
  return inWords(valueAt(own.value, path)) || '(vacío)'
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const parts = Object.values(value).map(inWords).filter(Boolean)
  return parts.join(Array.isArray(value) ? '\n' : ' · ')
}
