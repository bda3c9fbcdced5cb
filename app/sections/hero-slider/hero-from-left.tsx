import css from './hero-from-left.module.css'
import { HeroSlider, type Props } from './hero-slider.tsx'

/** The other opening: the photograph bleeds to the left edge, and on a phone the headline stands over it. */
export const HeroFromLeft = (props: Props) => <HeroSlider {...props} className={css.left} />
