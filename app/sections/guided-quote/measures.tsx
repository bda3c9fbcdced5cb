import { quoteWords } from '#words/quote-words.ts'
import { letters } from './drawings.ts'
import { MeasureField } from './measure-field.tsx'
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
            <MeasureField key={measure} letter={letters[at]} measure={measure} />
          ))}
        </div>
      </div>
    </fieldset>
  )
}
