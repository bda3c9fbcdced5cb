import type { ComponentProps } from 'react'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { Picture } from './picture.tsx'

type Props = ComponentProps<typeof Picture> & { picture: CaptionedPicture; pictureClass?: string | undefined }

/** A photograph, and what it shows below it. `className` is the figure's. */
export const Figure = ({ className, pictureClass, ...picture }: Props) => (
  <figure className={className}>
    <Picture {...picture} className={pictureClass} />
    <figcaption className="caption">{picture.picture.caption}</figcaption>
  </figure>
)
