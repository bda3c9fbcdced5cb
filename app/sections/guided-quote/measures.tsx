import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { quoteWords } from '#words/quote-words.ts'
import { letters } from './drawings.ts'
import { MeasureField } from './measure-field.tsx'
import css from './measures.module.css'
import { MeasuredDrawing } from './piece-drawing.tsx'

type Props = {
  id: string
  measures: readonly string[]
  /** Where the design tool draws the piece with them. */
  drawn: string | undefined
}

/** The measures of a piece, each with the letter that it has in the drawing. */
export function Measures({ id, measures, drawn }: Props) {
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
          {drawn && (
            <p>
              <ArrowLink to={drawn}>{quoteWords.drawn}</ArrowLink>
            </p>
          )}
        </div>
      </div>
    </fieldset>
  )
}
