import { answerField } from '#contracts/enquiry.ts'
import type { QuoteSubject } from '#reader/quote-content.ts'
import css from './choices.module.css'
import { PieceDrawing } from './piece-drawing.tsx'

type Props = {
  question: { label: string; pieces: string; services: string }
  pieces: QuoteSubject[]
  services: QuoteSubject[]
}

/** What is wanted: a piece, drawn, or the whole of a trade. */
export function SubjectChoices({ question, pieces, services }: Props) {
  const name = answerField(question.label)
  return (
    <>
      <fieldset>
        <legend className="visually-hidden">{question.pieces}</legend>
        <div className={css.pieces}>
          {pieces.map((piece) => (
            <label key={piece.id} className={css.piece}>
              <input type="radio" name={name} value={piece.name} />
              <PieceDrawing id={piece.id} />
              <span className={css.name}>
                <span className={css.word}>{piece.name}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="label">{question.services}</legend>
        <div className={`${css.rows} ${css.trades}`}>
          {services.map((service) => (
            <label key={service.id} className={css.row}>
              <input type="radio" name={name} value={service.name} />
              <span>{service.name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}
