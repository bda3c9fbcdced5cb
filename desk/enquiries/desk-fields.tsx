import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import { outcomeNames, stateNames } from '#words/desk-enquiry-words.ts'
import { errorFieldOf, errorOf, reasonOf } from '../api.ts'
import { named, SelectField } from '../ui/fields.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useChange, useCounts } from './queries.ts'
import { Reminder } from './reminder.tsx'
import { Tags } from './tags.tsx'
import { Value } from './value.tsx'

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
