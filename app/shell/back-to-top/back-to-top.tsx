import { Icon } from '#app/ui/icon/icon.tsx'
import css from './back-to-top.module.css'

/** Back to the top of a long page; back-to-top.browser.ts shows it in time and makes it work. */
export const BackToTop = ({ label }: { label: string }) => (
  <button type="button" className={`no-print ${css.button}`} data-back-to-top="" aria-label={label}>
    <Icon name="up" />
  </button>
)
