import { useState } from 'react'
import { Link } from 'wouter'
import type { DeskQuote, NewProject, QuoteOffice } from '#contracts/desk-quotes.ts'
import type { QuoteFile } from '#contracts/quotes.ts'
import { tradeNames } from '#words/desk-field-words.ts'
import { deskQuoteWords as w } from '#words/desk-quote-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'
import { errorOf, send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { named, SelectField, TextField } from '../ui/fields.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { NumberField } from './money.tsx'
import { ToPublishing } from './review.tsx'

interface Props {
  quote: DeskQuote
  office: QuoteOffice
  mayPrice: boolean
}

type Named = QuoteFile & { name: string }

/** Makes a work of the gallery: which picture is the one before and the one after, in which wood, hours and price if wanted. */
export function ProjectForm({ quote, office, mayPrice }: Props) {
  const files = namedFiles(quote)
  const options = [{ id: '', name: w.noPhoto }, ...files]
  const lastOf = (...kinds: QuoteFile['kind'][]) => files.findLast(({ kind }) => kinds.includes(kind))?.id ?? ''
  const making = files.filter(({ kind }) => kind === 'workshop').map(({ id }) => id)
  const [work, setWork] = useState<NewProject>({
    ...{ title: quote.title, tag: 'ebanisteria', wood: office.woods[0] ?? '', hours: 0, withPrice: false },
    ...{ before: lastOf('measured'), making, after: lastOf('mounted', 'ready') },
  })
  const set = (part: Partial<NewProject>) => setWork((before) => ({ ...before, ...part }))
  const make = useSend(() => send<{ path: string }>(`quotes/${quote.id}/project`, 'POST', work))
  if (make.data) return <Made path={make.data.path} />
  return (
    <Form className="stack" onSubmit={() => make.mutate()}>
      <p className="caption">{w.projectAbout}</p>
      <TextField
        label={w.projectTitle}
        hint={w.projectTitleHint}
        error={errorOf(make.error, 'title')}
        value={work.title}
        onChange={(title) => set({ title })}
      />
      <SelectField label={w.tag} value={work.tag} options={named(tradeNames)} onChange={(tag) => set({ tag })} />
      <TextField
        label={w.wood}
        error={errorOf(make.error, 'wood')}
        value={work.wood}
        onChange={(wood) => set({ wood })}
      />
      <NumberField
        label={w.hours}
        value={work.hours}
        onChange={(hours) => set({ hours: Math.max(0, Math.round(hours)) })}
      />
      {mayPrice && (
        <Check checked={work.withPrice} onChange={(event) => set({ withPrice: event.target.checked })}>
          {w.withPrice}
        </Check>
      )}
      <SelectField label={w.before} options={options} value={work.before} onChange={(before) => set({ before })} />
      <SelectField
        label={w.after}
        options={options}
        value={work.after}
        error={errorOf(make.error, 'after')}
        onChange={(after) => set({ after })}
      />
      <fieldset className="wrap">
        <legend className="quiet small">{w.making}</legend>
        {files.map(({ id, name }) => (
          <Check
            key={id}
            checked={work.making.includes(id)}
            onChange={({ target }) =>
              set({ making: target.checked ? [...work.making, id] : work.making.filter((one) => one !== id) })
            }
          >
            <img src={`/taller/api/quotes/${quote.id}/files/${id}`} alt="" loading="lazy" className="small-thumb" />
            {name}
          </Check>
        ))}
      </fieldset>
      <ErrorMessage error={make.error} fields={['title', 'wood', 'after']} />
      <p>
        <Button type="submit" tone="main" busy={make.isPending}>
          {w.makeProject}
        </Button>
      </p>
    </Form>
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
