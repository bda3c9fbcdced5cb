import type { EnquiryDetail, EnquiryState, Outcome } from '#contracts/desk-enquiries.ts'
import { outcomes } from '#contracts/desk-enquiries.ts'
import { outcomeNames, stateNames } from '#words/desk-enquiry-words.ts'
import { DeskFailure, reasonOf } from '../api.ts'
import { Field } from '../ui/field.tsx'
import { Options } from '../ui/options.tsx'
import css from './desk-fields.module.css'
import { useChange, useCounts } from './queries.ts'
import { Reminder } from './reminder.tsx'
import { Tags } from './tags.tsx'
import { Value } from './value.tsx'

/** What the workshop notes of an enquiry; each is kept as soon as it is changed. */
export function DeskFields({ enquiry }: { enquiry: EnquiryDetail }) {
  const change = useChange(enquiry.id)
  const counts = useCounts()
  const errorOf = (field: string) => {
    const { error } = change
    return error instanceof DeskFailure && error.field === field ? error.message : undefined
  }
  const general = change.error && !(change.error instanceof DeskFailure && change.error.field)
  const { state, assignedTo, outcome, tags, valueCents } = enquiry
  return (
    <section className={css.fields} aria-label="Seguimiento">
      <Field label="Estado">
        {(control) => (
          <select {...control} value={state} onChange={(e) => change.mutate({ state: e.target.value as EnquiryState })}>
            {Object.entries(stateNames).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="La lleva" error={errorOf('assignedTo')}>
        {(control) => (
          <select {...control} value={assignedTo} onChange={(e) => change.mutate({ assignedTo: e.target.value })}>
            <option value="">Nadie</option>
            <Options of={counts.data?.people ?? []} />
          </select>
        )}
      </Field>
      <Reminder enquiry={enquiry} error={errorOf('remindOn')} onChange={(remindOn) => change.mutate({ remindOn })} />
      <Tags
        tags={tags}
        known={counts.data?.tags ?? []}
        error={errorOf('tags')}
        onChange={(next) => change.mutate({ tags: next })}
      />
      <Field label="Resultado">
        {(control) => (
          <select
            {...control}
            value={outcome}
            onChange={(e) => change.mutate({ outcome: e.target.value as Outcome | '' })}
          >
            <option value="">Sin decidir</option>
            {outcomes.map((key) => (
              <option key={key} value={key}>
                {outcomeNames[key]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Value
        cents={valueCents}
        error={errorOf('valueCents')}
        onChange={(cents) => change.mutate({ valueCents: cents })}
      />
      {general && (
        <p role="alert" className="danger">
          No se ha guardado. {reasonOf(change.error)}
        </p>
      )}
    </section>
  )
}
