import { searchPageWords } from '#words/search-page-words.ts'
import css from './search-end.module.css'

const w = searchPageWords.es.end
type Props = { quote: { to: string; name: string }; phone: { href: string; text: string } }

/** Who has found nothing asks somebody. */
export const SearchEnd = ({ quote, phone }: Props) => (
  <div className="grid">
    <div className={`on-paper ${css.end}`}>
      <p className={css.question}>{w.question}</p>
      <p className={`wraps ${css.ways}`}>
        <a href={quote.to} className="target">
          {quote.name}
        </a>
        <a href={phone.href} className="target">
          {phone.text}
        </a>
      </p>
    </div>
  </div>
)
