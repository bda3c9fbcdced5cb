import { useState } from 'react'
import { type TextForm, type Theirs, whereOf } from '#contracts/desk-words.ts'
import { Button } from '../ui/action.tsx'
import { Check } from '../ui/fields.tsx'
import { compare, merged, ownParagraphs, type Side, type Version } from './merge.ts'
import type { Editing } from './use-editing.ts'
import { keysOf, valueAt } from './values.ts'
import css from './words.module.css'

interface Props {
  form: TextForm
  editing: Editing
  theirs: Theirs
}

const focusHeading = (heading: HTMLElement | null) => heading?.focus()

/** Two have written at once: field by field, whose is to stay. */
export function ConflictView({ form, editing, theirs }: Props) {
  const { base, value, body, busy, save, startFrom } = editing
  const mine = { value, body }
  const { places } = compare(base, mine, theirs)
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const settle = () => {
    const { version } = theirs
    const next = { ...merged(base, mine, theirs, chosen), base: { value: theirs.value, body: theirs.body, version } }
    startFrom(next)
    void save(next)
  }
  const isDecided = places.every((path) => chosen[path])
  const who = theirs.by ?? 'Otra persona'
  return (
    <section className="stack start note page apart" aria-labelledby="a-la-vez">
      <h2 id="a-la-vez" ref={focusHeading} tabIndex={-1}>
        {who} ha guardado este texto mientras lo escribías
      </h2>
      <p>
        {places.length === 0
          ? 'Habéis cambiado cosas distintas: se pueden guardar las dos.'
          : 'Los dos habéis cambiado lo mismo. Di qué se queda; lo demás se junta solo.'}
      </p>
      {places.map((path) => (
        <Place
          key={path}
          name={whereOf(form.schema, keysOf(path))}
          path={path}
          mine={mine}
          theirs={theirs}
          who={who}
          chosen={chosen[path]}
          onChoose={(side) => setChosen({ ...chosen, [path]: side })}
        />
      ))}
      <Button tone="main" busy={busy} disabled={!isDecided} onClick={settle}>
        Guardar así
      </Button>
    </section>
  )
}

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
function Place({ name, path, mine, theirs, who, chosen, onChoose }: PlaceProps) {
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
