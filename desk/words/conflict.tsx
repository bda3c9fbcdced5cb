import { useState } from 'react'
import { type TextForm, type Theirs, whereOf } from '#contracts/desk-words.ts'
import { Button } from '../ui/button.tsx'
import { Place } from './conflict-place.tsx'
import { compare, merged, type Side } from './merge.ts'
import type { Editing } from './use-editing.ts'
import { keysOf } from './values.ts'

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
