import type { KeyboardEvent } from 'react'
import { ContactFields, MessageField } from '#app/enquiry/contact-fields.tsx'
import { EnquiryPhotos } from '#app/enquiry/enquiry-photos.tsx'
import { FormEnd } from '#app/enquiry/form-end.tsx'
import { FormKey } from '#app/enquiry/form-key.tsx'
import { type Enquiry, useEnquiry } from '#app/enquiry/use-enquiry.ts'
import type { GuidedQuote as Quote } from '#reader/quote-content.ts'
import { quoteWords } from '#words/quote-words.ts'
import { AnswerList } from './answer-list.tsx'
import { measureLabel } from './answers.ts'
import { ChoiceList } from './choice-list.tsx'
import { drawnAt, isFor, lengthOf, lengthsIn } from './drawn.ts'
import css from './guided-quote.module.css'
import { Measures } from './measures.tsx'
import { Woods } from './piece-drawing.tsx'
import { PostalCode } from './postal-code.tsx'
import { barPrice, PriceBand } from './price-band.tsx'
import { Step } from './step.tsx'
import { SubjectChoices } from './subject-choices.tsx'
import { useAnswers } from './use-answers.ts'
import { useBroughtDesign } from './use-brought-design.ts'
import { useReckoned } from './use-reckoned.ts'
import { useStep } from './use-step.ts'
import { Views } from './views.tsx'
import { WoodChoices } from './wood-choices.tsx'

const otherPiece = 'otra'
const steps = ['que', 'medidas', 'madera', 'fotos', 'cuando', 'donde', 'contacto'] as const

/**
 * A quote asked for in questions, one in sight at a time; their addresses are fragments of the page's, so that the
 * browser's own back button leads back. Without script it is one long form. It ends as an enquiry like any other.
 */
export function GuidedQuote({ enquiry, quote }: { enquiry: Enquiry; quote: Quote }) {
  const { form, ...sending } = useEnquiry(enquiry)
  const brought = useBroughtDesign(form.ref, quote)
  const { questions, pieces, services, near, distances, prices, note, figures } = quote
  const subjects = [...pieces, ...services]
  const current = useStep(steps)
  const { answers, chosen, read, forget } = useAnswers(form.ref, subjects, questions.que.label)
  const measuresOf = new Map(subjects.map(({ id, measures }) => [id, [...measures]]))
  // Before one has chosen they are those of most pieces.
  const measures = chosen?.measures ?? measuresOf.get(otherPiece) ?? []

  const given = measures.map((measure) => answers[measureLabel(measure)])
  // The piece as the price list has it; the visitor's own, while its measures are those that have been answered.
  const listed = chosen?.prices.find(({ design }) => design)?.design
  const own = listed && brought.design && isFor(brought.design, listed) ? brought.design : undefined
  const wood = questions.madera.choices.find(({ name }) => name === answers[questions.madera.label])?.swatch
  const drawn = listed && drawnAt(own ?? listed, given, wood)
  const yours = own && lengthsIn(own).every((mm, i) => mm === lengthOf(given[i])) ? drawn : undefined
  const reckoned = useReckoned(wood || given.some(lengthOf) ? drawn : undefined, figures)

  /** Enter in a field answers its question; the last one sends. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const next = steps[steps.indexOf(current ?? 'que') + 1]
    if (event.key !== 'Enter' || !next || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    location.hash = next
  }
  const step = (id: (typeof steps)[number]) => ({
    id,
    at: steps.indexOf(id),
    steps,
    question: questions[id],
    current: id === current,
    price: barPrice(chosen?.prices ?? [], reckoned, own !== undefined),
  })
  const answered = <AnswerList {...{ questions, measures, answers }} title={quote.answers} across={current === 'que'} />
  return (
    <div className={`columns on-paper ${css.quote}`} data-stepwise={current}>
      <Woods />
      <form {...form} className={css.form} onChange={read} onKeyDown={onKeyDown} onReset={forget}>
        <Step {...step('que')}>
          <SubjectChoices question={questions.que} pieces={pieces} services={services} />
        </Step>
        <Step {...step('medidas')}>
          <Measures id={chosen?.id ?? ''} measures={measures} drawn={drawn} />
        </Step>
        <Step {...step('madera')}>
          <WoodChoices {...questions.madera} />
        </Step>
        <Step {...step('fotos')}>
          <Views views={questions.fotos.views} />
          <FormKey accessKey={enquiry.accessKey} />
          <EnquiryPhotos {...sending} />
        </Step>
        <Step {...step('cuando')}>
          <ChoiceList {...questions.cuando} />
        </Step>
        <Step {...step('donde')}>
          <PostalCode {...{ near, distances }} question={questions.donde} code={answers[questions.donde.label] ?? ''} />
        </Step>
        <Step {...step('contacto')}>
          <div className={css.contact}>
            <input type="hidden" name="design" value={yours ?? ''} />
            <ContactFields />
            <MessageField />
            <FormEnd enquiry={enquiry} {...sending} />
          </div>
        </Step>
      </form>
      <aside className={css.margin} aria-label={quoteWords.aside}>
        <PriceBand
          words={prices}
          note={note}
          subjects={subjects}
          chosen={chosen?.id}
          {...{ reckoned, yours }}
          onDrop={brought.drop}
        />
        {current !== 'que' && answered}
      </aside>
      {/* The first question takes the whole width: what has been answered stands below it. */}
      {current === 'que' && <div className={css.kept}>{answered}</div>}
    </div>
  )
}
