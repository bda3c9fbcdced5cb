import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './picture-band.module.css'

/** One photograph from edge to edge, as high as the window, with nothing over it. */
export const PictureBand = ({ picture }: { picture: CaptionedPicture }) => (
  <figure className={`grid ${css.band}`}>
    <Picture picture={picture} sizes="150vh" className={css.picture} />
    <figcaption className="caption">{picture.caption}</figcaption>
  </figure>
)
