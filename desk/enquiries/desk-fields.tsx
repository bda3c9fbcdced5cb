import { useEffect, useId, useState } from 'react'
import { daysAfter } from '#contracts/days.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { formatNumber, readNumber } from '#contracts/numbers.ts'
import { outcomeNames, stateNames } from '#words/desk-enquiry-words.ts'
import { errorFieldOf, errorOf, reasonOf } from '../api.ts'
import { Button, ErrorMessage } from '../ui/action.tsx'
import { Field, Form, named, SelectField, TextField } from '../ui/fields.tsx'
import { today } from '../ui/times.ts'
import css from './enquiry.module.css'
import { useChange, useCounts } from './queries.ts'

/** What the workshop notes of an enquiry; each is kept as soon as it is changed. */
export function DeskFields({ enquiry }: { enquiry: EnquiryDetail }) {
  const { mutate, error } = useChange(enquiry.id)
  const { data } = useCounts()
  const { state, assignedTo, outcome, tags, valueCents } = enquiry
  return (
    <section className="columns panel" aria-label="Seguimiento">
      <SelectField
        label="Estado"
        value={state}
        options={named(stateNames)}
        onChange={(next) => mutate({ state: next })}
      />
      <SelectField
        label="La lleva"
        none="Nadie"
        value={assignedTo}
        options={data?.people ?? []}
        error={errorOf(error, 'assignedTo')}
        onChange={(id) => mutate({ assignedTo: id })}
      />
      <Reminder enquiry={enquiry} error={errorOf(error, 'remindOn')} onChange={(remindOn) => mutate({ remindOn })} />
      <Tags
        tags={tags}
        known={data?.tags ?? []}
        error={errorOf(error, 'tags')}
        onChange={(next) => mutate({ tags: next })}
      />
      <SelectField
        label="Resultado"
        none="Sin decidir"
        value={outcome}
        options={named(outcomeNames)}
        onChange={(next) => mutate({ outcome: next })}
      />
      <Value
        cents={valueCents}
        error={errorOf(error, 'valueCents')}
        onChange={(cents) => mutate({ valueCents: cents })}
      />
      {error && !errorFieldOf(error) && <ErrorMessage error={`No se ha guardado. ${reasonOf(error)}`} />}
    </section>
  )
}

/** A field that is kept as soon as it is changed. */
interface Kept<T> {
  error: string | undefined
  onChange: (value: T) => void
}

/** The day on which the list tells of it again. */
function Reminder({ enquiry: { remindOn, due }, error, onChange }: Kept<string> & { enquiry: EnquiryDetail }) {
  const choices = [
    ['Mañana', daysAfter(today(), 1)],
    ['En una semana', daysAfter(today(), 7)],
    ...(remindOn ? [['Quitar', ''] as const] : []),
  ] as const
  return (
    <div>
      <TextField
        label="Avisarme el"
        type="date"
        hint={due ? 'El día ha llegado.' : undefined}
        value={remindOn}
        error={error}
        onChange={onChange}
      />
      <p className="hangs small">
        {choices.map(([name, day]) => (
          <Button key={name} tone="quiet" onClick={() => onChange(day)}>
            {name}
          </Button>
        ))}
      </p>
    </div>
  )
}

const noAmount = 'Escribe una cantidad como 1250 o 1250,50.'
const twoWays = 'Se puede leer de dos maneras. ¿Cuál es?'

const asText = (cents: number | null) => (cents === null ? '' : formatNumber(cents / 100))

/** What the commission is worth, in euros; kept when the field is left. */
function Value({ cents, error, onChange }: Kept<number | null> & { cents: number | null }) {
  const [typed, setTyped] = useState(asText(cents))
  useEffect(() => setTyped(asText(cents)), [cents])
  const reading = readNumber(typed)
  const asked = 'asked' in reading ? reading.asked : []
  const empty = typed.trim() === ''
  const wrong = empty || 'sure' in reading ? undefined : asked.length > 0 ? twoWays : noAmount
  const write = (euros: number) => onChange(Math.round(euros * 100))
  const save = () => {
    if (empty) return cents !== null && onChange(null)
    if ('sure' in reading && Math.round(reading.sure * 100) !== cents) write(reading.sure)
  }
  return (
    <Field label="Importe (€)" error={wrong ?? error}>
      {(control) => (
        <>
          <input
            {...control}
            inputMode="decimal"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={save}
            onKeyDown={({ key }) => key === 'Enter' && save()}
          />
          {asked.map((euros) => (
            <Button key={euros} onClick={() => write(euros)}>
              {formatNumber(euros)} €
            </Button>
          ))}
        </>
      )}
    </Field>
  )
}

interface TagsProps extends Kept<string[]> {
  tags: readonly string[]
  /** Tags in use elsewhere, offered while one types. */
  known: readonly string[]
}

function Tags({ tags, known, error, onChange }: TagsProps) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const add = () => {
    const tag = typed.trim()
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag])
    setTyped('')
  }
  return (
    <Form className="stack-close" onSubmit={add}>
      <Field label="Etiquetas" error={error}>
        {(control) => (
          <div className="copy">
            <input {...control} list={list} value={typed} onChange={(event) => setTyped(event.target.value)} />
            <Button type="submit">Añadir</Button>
          </div>
        )}
      </Field>
      <datalist id={list}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {tags.length > 0 && (
        <ul className="wrap" aria-label="Etiquetas puestas">
          {tags.map((tag) => (
            <li key={tag} className={css.tag}>
              {tag}
              <Button
                tone="quiet"
                aria-label={`Quitar ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
