import { type FocusEvent, useRef, useState } from 'react'
import { setValue } from '#app/browser/set-value.ts'
import { Field } from '#app/ui/field/field.tsx'
import { answerField } from '#contracts/enquiry.ts'
import { formatNumber, readLength } from '#contracts/numbers.ts'
import { quoteWords as w } from '#words/quote-words.ts'
import { measureLabel } from './answers.ts'
import css from './measures.module.css'

export const centimetres = (mm: number) => formatNumber(mm / 10, false)

/** A measure: «2,4 m» and «2.400 mm» become 240; what could be read in two ways is asked back. */
export function MeasureField({ letter, measure }: { letter: string | undefined; measure: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<number[]>([])
  const write = (mm: number) => {
    const input = place.current?.querySelector('input')
    setAsked([])
    if (input && input.value !== centimetres(mm)) setValue(input, centimetres(mm))
  }
  const settle = ({ target: { value } }: FocusEvent<HTMLInputElement>) => {
    // «2,40» is nobody's width in centimetres.
    const reading = readLength(value, 'cm', { from: /[.,'´’]/.test(value) ? 100 : 10, to: 20_000 })
    if ('sure' in reading) write(reading.sure)
    else setAsked(reading.asked)
  }
  return (
    <div ref={place} data-letter={letter}>
      <Field
        label={`${letter} · ${measure}`}
        name={answerField(measureLabel(measure))}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        onBlur={settle}
      />
      {asked.length > 0 && (
        <p role="status" className={css.asked}>
          {w.whichMeasure}{' '}
          {asked.map((mm) => (
            <button key={mm} type="button" className="text-button" onClick={() => write(mm)}>
              {w.centimetres(centimetres(mm))}
            </button>
          ))}
        </p>
      )}
    </div>
  )
}
