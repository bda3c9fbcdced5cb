import pressed from '#app/ui/field/pressed-label.module.css'
import { answerField } from '#contracts/enquiry.ts'
import css from './choices.module.css'

type Props = { label: string; choices: { name: string; text?: string | undefined }[] }

/** One of several answers, in rows. */
export function ChoiceList({ label, choices }: Props) {
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={`${css.rows} ${css.large}`}>
        {choices.map(({ name, text }) => (
          <label key={name} className={`${pressed.label} ${css.row}`}>
            <input type="radio" name={answerField(label)} value={name} />
            <span>{name}</span>
            {text && <span className="caption">{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
