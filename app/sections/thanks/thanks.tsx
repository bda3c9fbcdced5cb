import { ArrowLink, ButtonLink } from '#app/ui/button/button-link.tsx'
import css from './thanks.module.css'

type Props = { text: string; note: string; home: { to: string; name: string }; more: { to: string; name: string } }

/** The page after an enquiry: one sentence, and the way on. The first word of the sentence is set large. */
export function Thanks({ text, note, home, more }: Props) {
  const [first = '', ...rest] = text.split(' ')
  return (
    <div className={`grid ${css.page}`}>
      <h1 className={css.title}>
        <span className={css.word}>{first}</span> <span className={css.sentence}>{rest.join(' ')}</span>
      </h1>
      <p className={css.note}>{note}</p>
      <div className={css.ways}>
        <ButtonLink to={home.to}>{home.name}</ButtonLink>
        <ArrowLink to={more.to}>{more.name}</ArrowLink>
      </div>
    </div>
  )
}
