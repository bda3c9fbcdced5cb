import pressed from '#app/ui/field/pressed-label.module.css'
import { WoodSwatch } from '#app/ui/wood-swatch/wood-swatch.tsx'
import { answerField } from '#contracts/enquiry.ts'
import css from './choices.module.css'

type Choice = { name: string; text?: string | undefined; swatch?: string | undefined }

/** One of several woods, each shown; a bit of every one where the choice is left to the workshop. */
export function WoodChoices({ label, choices }: { label: string; choices: Choice[] }) {
  const woods = choices.flatMap(({ swatch }) => swatch ?? [])
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className={css.samples}>
        {choices.map(({ name, text, swatch }) => (
          <label key={name} className={`${pressed.label} ${css.piece}`}>
            <input type="radio" name={answerField(label)} value={name} />
            <span className={css.all}>
              {(swatch ? [swatch] : woods).map((wood) => (
                <WoodSwatch key={wood} wood={wood} />
              ))}
            </span>
            <span className={css.name}>
              <span className={css.word}>{name}</span>
              {text && <span className="caption"> {text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
