import type { CSSProperties } from 'react'
import { type Picture as PictureData, sourcesOf } from '#contracts/picture-data.ts'
import css from './picture.module.css'

type Props = {
  picture: PictureData
  /** The `sizes` of the slot in the layout; the browser picks the file by it. */
  sizes: string
  /** True for the one picture above the fold: it loads at once and before everything else. */
  priority?: boolean
  /** Width ÷ height of the frame; without it the picture keeps its own. */
  ratio?: number
  /** `sizes` on a screen of high density where the frame crops the picture: the width that the whole of it would take. */
  covers?: string
  className?: string
}

/** A photograph (AVIF with a JPEG fallback) or its drawn placeholder, cropped around its focal point. */
export function Picture({ picture, sizes, priority = false, ratio, covers, className }: Props) {
  const { alt, height, width, night } = picture
  const { src, avif, dense, ...look } = sourcesOf(picture)
  const frame: CSSProperties = { ...look, ...(ratio && { aspectRatio: +ratio.toFixed(3) }) }
  return (
    <picture className={className}>
      {dense && covers && <source media="(min-resolution: 1.5x)" type="image/avif" srcSet={dense} sizes={covers} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={css.image}
        src={src}
        width={width}
        height={height}
        alt={alt}
        data-night={night}
        style={frame}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
      />
    </picture>
  )
}
