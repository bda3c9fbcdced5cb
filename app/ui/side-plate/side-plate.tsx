import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './side-plate.module.css'

type Props = { picture: CaptionedPicture; sizes?: string; className?: string | undefined }

/** On a large window a picture on the first two columns, as high as the table beside it; on a tablet over it. It asks for nothing. */
export const SidePlate = ({ picture, sizes = '(min-width: 75rem) 60vw, 92vw', className = '' }: Props) => (
  <span className={`${css.plate} ${className}`}>
    <Picture picture={picture} sizes={sizes} />
    <span className="caption">{picture.caption}</span>
  </span>
)
