import { Icon } from '#app/ui/icon/icon.tsx'
import css from './walk-buttons.module.css'

/** One work back, one work on: horizontal-gallery.browser.ts listens. */
export const WalkButtons = () => (
  <div className={`no-print ${css.buttons}`}>
    <button type="button" className="icon-button" data-by="-1" aria-label="Previous">
      <Icon name="previous" />
    </button>
    <button type="button" className="icon-button" data-by="1" aria-label="Next">
      <Icon name="next" />
    </button>
  </div>
)
