import { progressMark } from '#app/browser/progress.ts'
import css from './navigation.module.css'

/** A hairline while the next page is on its way; navigation.browser.ts shows it. */
export const NavigationProgress = ({ label }: { label: string }) => (
  <div className={css.progress} role="progressbar" aria-label={label} {...progressMark} hidden />
)
