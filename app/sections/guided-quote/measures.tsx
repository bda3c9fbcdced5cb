import { Field } from '#app/ui/field/field.tsx'
import { answerField } from '#contracts/enquiry.ts'
import { quoteWords } from '#words/quote-words.ts'
import { measureLabel } from './answers.ts'
import { letters } from './drawings.ts'
import css from './measures.module.css'
import { MeasuredDrawing } from './piece-drawing.tsx'

/** The measures of a piece, each with the letter that it has in the drawing. */
export function Measures({ id, measures }: { id: string; measures: readonly string[] }) {
  return (
    <fieldset>
      <legend className="caption">{quoteWords.measures}</legend>
      <div className={css.measures}>
        <div className={css.sheet}>
          <MeasuredDrawing id={id} />
        </div>
        <div className={css.fields}>
          {measures.map((measure, at) => (
            <div key={measure} data-letter={letters[at]}>
              <Field
                label={`${letters[at]} · ${measure}`}
                name={answerField(measureLabel(measure))}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
              />
            </div>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
