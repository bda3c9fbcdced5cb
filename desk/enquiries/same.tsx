import { Link } from 'wouter'
import type { EnquiryDetail, SamePerson } from '#contracts/desk-enquiries.ts'
import { stateNames } from '#words/desk-enquiry-words.ts'
import { Button } from '../ui/button.tsx'
import { OneFieldForm } from '../ui/one-field-form.tsx'
import { shortTime } from '../ui/times.ts'
import { useJoin, usePart } from './queries.ts'
import { useFilters } from './use-filters.ts'

const reasons: Record<SamePerson['by'], string> = {
  mail: 'mismo correo',
  phone: 'mismo teléfono',
  hand: 'unida a mano',
}

/** The person's other enquiries, and a form that joins one with other addresses. */
export function Same({ enquiry: { id, same } }: { enquiry: EnquiryDetail }) {
  const { search } = useFilters()
  const part = usePart(id)
  return (
    <section aria-label="La misma persona" className="stack-close">
      <h2 className="small-heading">La misma persona</h2>
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
        <OneFieldForm
          label="Número de la otra"
          hint="Está junto al nombre: ocho letras y cifras."
          button="Unir"
          sending={useJoin(id)}
        />
      </details>
    </section>
  )
}
