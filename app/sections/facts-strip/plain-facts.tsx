import { FactsStrip, type Props } from './facts-strip.tsx'
import css from './plain-facts.module.css'

/** The promises without pictures, two in a row where there is room. */
export const PlainFacts = (props: Props) => <FactsStrip {...props} className={css.plain} />
