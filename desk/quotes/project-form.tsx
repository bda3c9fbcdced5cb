import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import type { DeskQuote, NewProject, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { QuoteFile } from '#contracts/quotes.ts'
import { tradeNames } from '#words/desk-field-words.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { DeskFailure, reasonOf, send } from '../api.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Field } from '../ui/field.tsx'
import { NumberField } from './money.tsx'
import { ToPublishing } from './proof.tsx'
import css from './quote.module.css'

interface Props {
  quote: DeskQuote
  office: QuoteOffice
  mayPrice: boolean
}

type Named = QuoteFile & { name: string }

/** Makes a work of the gallery: which picture is the one before and the one after, in which wood, hours and price if wanted. */
export function ProjectForm({ quote, office, mayPrice }: Props) {
  const files = namedFiles(quote)
  const lastOf = (...kinds: QuoteFile['kind'][]) => files.findLast(({ kind }) => kinds.includes(kind))?.id ?? ''
  const making = files.filter(({ kind }) => kind === 'workshop').map(({ id }) => id)
  const [work, setWork] = useState<NewProject>({
    ...{ title: quote.title, tag: 'ebanisteria', wood: office.woods[0] ?? '', hours: 0, withPrice: false },
    ...{ before: lastOf('measured'), making, after: lastOf('mounted', 'ready') },
  })
  const set = (part: Partial<NewProject>) => setWork((before) => ({ ...before, ...part }))
  const make = useMutation({
    networkMode: 'always',
    mutationFn: () => send<{ path: string }>(`quotes/${quote.id}/project`, 'POST', work),
  })
  const errorOf = (field: string) =>
    make.error instanceof DeskFailure && make.error.field === field ? make.error.message : undefined
  if (make.data) return <Made path={make.data.path} />
  return (
    <form
      className={css.part}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        make.mutate()
      }}
    >
      <p className="caption">{w.projectAbout}</p>
      <Field label={w.projectTitle} hint={w.projectTitleHint} error={errorOf('title')}>
        {(control) => (
          <input {...control} value={work.title} onChange={(event) => set({ title: event.target.value })} />
        )}
      </Field>
      <Field label={w.tag}>
        {(control) => (
          <select {...control} value={work.tag} onChange={(event) => set({ tag: event.target.value })}>
            {Object.entries(tradeNames).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={w.wood} error={errorOf('wood')}>
        {(control) => <input {...control} value={work.wood} onChange={(event) => set({ wood: event.target.value })} />}
      </Field>
      <NumberField
        label={w.hours}
        value={work.hours}
        wrong={w.noQuantity}
        onChange={(hours) => set({ hours: Math.max(0, Math.round(hours)) })}
      />
      {mayPrice && (
        <Check checked={work.withPrice} onChange={(event) => set({ withPrice: event.target.checked })}>
          {w.withPrice}
        </Check>
      )}
      <Choice label={w.before} files={files} value={work.before} onChange={(before) => set({ before })} />
      <Choice
        label={w.after}
        files={files}
        value={work.after}
        error={errorOf('after')}
        onChange={(after) => set({ after })}
      />
      <fieldset className={css.photos}>
        <legend className={css.quiet}>{w.making}</legend>
        {files.map(({ id, name }) => (
          <Check
            key={id}
            checked={work.making.includes(id)}
            onChange={({ target }) =>
              set({ making: target.checked ? [...work.making, id] : work.making.filter((one) => one !== id) })
            }
          >
            <img src={`/taller/api/quotes/${quote.id}/files/${id}`} alt={name} loading="lazy" />
          </Check>
        ))}
      </fieldset>
      {make.error && !(make.error instanceof DeskFailure && make.error.field) && (
        <p role="alert" className={css.wrong}>
          {reasonOf(make.error)}
        </p>
      )}
      <p>
        <Button type="submit" tone="main" busy={make.isPending}>
          {w.makeProject}
        </Button>
      </p>
    </form>
  )
}

const Made = ({ path }: { path: string }) => (
  <>
    <ToPublishing>{w.madeProject}</ToPublishing>
    <p>
      <Link href={`~/taller/textos/${path}`} className={buttonClass('quiet')}>
        {w.toText}
      </Link>
    </p>
  </>
)

/** Pictures of the job, each by its step and place. */
function namedFiles({ files }: DeskQuote): Named[] {
  const counts = new Map<string, number>()
  return files.flatMap((file) => {
    if (file.kind === 'acceptance') return []
    const at = (counts.get(file.kind) ?? 0) + 1
    counts.set(file.kind, at)
    return [{ ...file, name: w.photoOf(jobStepNames[file.kind], at) }]
  })
}

interface ChoiceProps {
  label: string
  files: readonly Named[]
  value: string
  error?: string | undefined
  onChange: (id: string) => void
}

const Choice = ({ label, files, value, error, onChange }: ChoiceProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{w.noPhoto}</option>
        {files.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
