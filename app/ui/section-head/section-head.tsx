import { Headline } from '#app/ui/headline/headline.tsx'
import css from './section-head.module.css'

type Props = { id: string; kicker: string; title: string; text?: string | undefined }

/** Opening of a section: small label in the first column, headline from the second line on. */
export function SectionHead({ id, kicker, title, text }: Props) {
  return (
    <header className={`columns ${css.head}`}>
      <p className={`label quiet ${css.kicker}`}>{kicker}</p>
      <h2 id={id} className={css.title}>
        <Headline text={title} />
      </h2>
      {text && <p className={`quiet ${css.text}`}>{text}</p>}
    </header>
  )
}
