import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import type { EnquiryDetail, SamePerson } from '#contracts/desk-enquiries.ts'
import { stateNames } from '#words/desk-enquiry-words.ts'
import { reasonOf } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { useJoin, usePart } from './queries.ts'
import { useFilters } from './use-filters.ts'
import { shortTime } from './words.ts'

const reasons: Record<SamePerson['by'], string> = {
  mail: 'mismo correo',
  phone: 'mismo teléfono',
  hand: 'unida a mano',
}

/** The person's other enquiries, and how one is joined that the addresses do not tell. */
export function Same({ enquiry: { id, same } }: { enquiry: EnquiryDetail }) {
  const { search } = useFilters()
  const part = usePart(id)
  return (
    <section aria-label="La misma persona" className="stack-close">
      <h2>La misma persona</h2>
      {same.length === 0 && <p className="breaks quiet small">No ha escrito más veces.</p>}
      {same.length > 0 && (
        <ul className="rows rows-close whole">
          {same.map((other) => (
            <li key={other.id}>
              <Link href={`/${other.id}${search}`}>
                {other.name}, {shortTime(other.receivedAt)}
              </Link>
              <p className="breaks quiet small">
                {stateNames[other.state]}, {reasons[other.by]}. {other.excerpt}
              </p>
            </li>
          ))}
        </ul>
      )}
      {same.some(({ by }) => by === 'hand') && (
        <Button tone="quiet" busy={part.isPending} onClick={() => part.mutate(undefined)}>
          Separar de las unidas a mano
        </Button>
      )}
      <details>
        <summary className="small">Unir con otra consulta</summary>
        <JoinForm id={id} />
      </details>
    </section>
  )
}

function JoinForm({ id }: { id: string }) {
  const [number, setNumber] = useState('')
  const join = useJoin(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    join.mutate(number, { onSuccess: () => setNumber('') })
  }
  return (
    <form className="stack-near start" onSubmit={submit}>
      <TextField
        label="Número de la otra"
        hint="Está junto al nombre: ocho letras y cifras."
        value={number}
        error={join.error ? reasonOf(join.error) : undefined}
        onChange={setNumber}
      />
      <Button type="submit" busy={join.isPending}>
        Unir
      </Button>
    </form>
  )
}
