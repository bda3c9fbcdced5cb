import { useId } from 'react'
import pressed from '#app/ui/field/pressed-label.module.css'
import { answerField } from '#contracts/enquiry.ts'
import type { QuoteSubject } from '#reader/quote-content.ts'
import { quoteWords } from '#words/quote-words.ts'
import css from './choices.module.css'
import { PieceDrawing } from './piece-drawing.tsx'
import { lowestPrice } from './price-band.tsx'

type Props = {
  question: { label: string; pieces: string; services: string; servicesText: string }
  pieces: QuoteSubject[]
  services: QuoteSubject[]
}

/** What is wanted: a piece, drawn, or the whole of a trade. One answer, so one fieldset, in two groups. */
export function SubjectChoices({ question, pieces, services }: Props) {
  const name = answerField(question.label)
  const trades = useId()
  return (
    <fieldset>
      <legend className="visually-hidden">{question.label}</legend>
      <div role="group" aria-label={question.pieces} className={css.pieces}>
        {pieces.map((piece) => (
          <label key={piece.id} className={`${pressed.label} ${css.piece}`}>
            <input type="radio" name={name} value={piece.name} />
            <PieceDrawing id={piece.id} />
            <span className={css.name}>
              <span className={css.word}>{piece.name}</span>
              {piece.prices.length > 0 && (
                <span className={`quiet ${css.price}`}>
                  {quoteWords.from} {lowestPrice(piece.prices)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div className={`wraps ${css.trade}`}>
        <p id={trades} className="label quiet">
          {question.services}
        </p>
        <p className="caption">{question.servicesText}</p>
      </div>
      <div role="group" aria-labelledby={trades} className={`${css.rows} ${css.trades}`}>
        {services.map((service) => (
          <label key={service.id} className={`${pressed.label} ${css.row}`}>
            <input type="radio" name={name} value={service.name} />
            <span>{service.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
