import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './picture.module.css'

type Props = {
  picture: PictureData
  /** The `sizes` of the slot in the layout; the browser picks the file by it. */
  sizes: string
  /** True for the one picture above the fold: it loads at once and before everything else. */
  priority?: boolean
  /** Width ÷ height of the frame; without it the picture keeps its own. */
  ratio?: number
  className?: string
}

/** A photograph (AVIF with a JPEG fallback) or its drawn placeholder, cropped around its focal point. */
export function Picture({ picture, sizes, priority = false, ratio, className }: Props) {
  const { alt, base, color, focal, height, width, widths } = picture
  const frame: CSSProperties = {
    backgroundColor: color,
    objectPosition: `${focal[0] * 100}% ${focal[1] * 100}%`,
    ...(ratio && { aspectRatio: String(ratio) }),
  }
  const files = (ending: string) => widths.map((w) => `${base}-${w}.${ending} ${w}w`).join(', ')
  const fallback = widths[Math.min(1, widths.length - 1)]
  return (
    <picture className={className}>
      {fallback && <source type="image/avif" srcSet={files('avif')} sizes={sizes} />}
      <img
        className={css.image}
        src={fallback ? `${base}-${fallback}.jpg` : `${base}.svg`}
        srcSet={fallback ? files('jpg') : undefined}
        sizes={fallback ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        style={frame}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
