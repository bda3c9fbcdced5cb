import { Figure } from '#app/ui/picture/figure.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './picture-band.module.css'

type Props = {
  picture: CaptionedPicture
  /** True where it is the first thing below the title. */
  priority?: boolean
}

/** One photograph from edge to edge, as high as the window, with nothing over it. */
export const PictureBand = ({ picture, priority = false }: Props) => (
  <Figure
    className={`grid ${css.band}`}
    picture={picture}
    sizes="(min-width: 50rem) max(100vw, 135vh), 95vh"
    covers="(min-width: 50rem) max(100vw, 135vh), max(100vw, 93vh)"
    pictureClass={css.picture}
    priority={priority}
  />
)
