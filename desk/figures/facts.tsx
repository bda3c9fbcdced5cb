import type { EnquiryFigures } from '#contracts/desk-enquiries.ts'
import css from './figures.module.css'

const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const count = new Intl.NumberFormat('es-ES')
const hour = 3_600_000

/** «3 h», «2 días»: as exact as one can feel it. */
function tellTime(time: number): string {
  if (time < hour) return `${Math.max(1, Math.round(time / 60_000))} min`
  if (time < 48 * hour) return `${Math.round(time / hour)} h`
  return `${Math.round(time / 24 / hour)} días`
}

/** The few figures that matter, large. */
export function Facts({ figures }: { figures: EnquiryFigures }) {
  const { total, answered, firstAnswer, won, lost, open, wonCents } = figures
  const decided = won + lost
  const facts = [
    ['Consultas', count.format(total), `${count.format(answered)} contestadas`],
    [
      'Primera respuesta',
      firstAnswer === null ? '—' : tellTime(firstAnswer),
      firstAnswer === null
        ? 'Todavía no se ha contestado ninguna'
        : 'La mitad se contesta antes; noches y festivos cuentan',
    ],
    [
      'Ganadas',
      count.format(won),
      decided === 0
        ? 'Ninguna tiene resultado apuntado'
        : `${Math.round((won / decided) * 100)} % de ${count.format(decided)} decididas; ${count.format(open)} sin decidir`,
    ],
    ['Importe ganado', euros.format(wonCents / 100), 'Suma de los importes apuntados'],
  ] as const
  return (
    <dl className={css.facts}>
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={css.value}>{value}</dd>
          <dd className="caption">{note}</dd>
        </div>
      ))}
    </dl>
  )
}
