import css from './said.module.css'

/** What was said to an action, where it happened; the place is there before, so that it is read out. */
export const Said = ({ wrong, right }: { wrong?: string | undefined; right?: string | undefined }) => (
  <div aria-live="polite" className={css.said}>
    {wrong && <p className={css.wrong}>{wrong}</p>}
    {right && <p className={css.right}>{right}</p>}
  </div>
)
