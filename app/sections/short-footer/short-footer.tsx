import css from './short-footer.module.css'

/** Somewhere in a page where one has something to do: its footer says all that it says in a few lines. */
export const ShortFooter = () => <span hidden className={css.page} />
