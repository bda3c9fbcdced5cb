import { useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ProductPicture } from '#reader/products.ts'
import css from './gallery.module.css'
import { useZoom } from './use-zoom.ts'

/** Thumbnails, the first selected, and the picture of the selected one, which can be enlarged. */
export function ProductGallery({ pictures }: { pictures: ProductPicture[] }) {
  const [at, setAt] = useState(0)
  const { zoomed, reset, style, events } = useZoom()
  const picture = pictures[at] ?? (pictures[0] as ProductPicture)
  const select = (index: number) => {
    setAt(index)
    reset()
  }
  return (
    <div className={css.gallery}>
      <button
        type="button"
        className={`opens-large ${css.frame}`}
        aria-pressed={zoomed}
        aria-label={`Enlarge: ${picture.caption}`}
        data-zoomed={zoomed || undefined}
        {...events}
      >
        <span className={css.moving} style={style}>
          <Picture
            key={picture.base}
            picture={picture}
            sizes={zoomed ? '200vw' : '(min-width: 50rem) 50vw, 100vw'}
            ratio={1}
            priority
          />
        </span>
        <span className={`icon-button ${css.sign}`}>
          <Icon name={zoomed ? 'minus' : 'zoom'} />
        </span>
      </button>
      <div className={css.thumbnails} role="group" aria-label="Pictures">
        {pictures.map((thumbnail, i) => (
          <button
            key={thumbnail.base}
            type="button"
            className={`opens-large ${css.thumbnail}`}
            aria-pressed={i === at}
            aria-label={thumbnail.caption}
            onClick={() => select(i)}
          >
            <Picture picture={{ ...thumbnail, alt: '' }} sizes="(min-width: 50rem) 16vw, 33vw" ratio={1} />
          </button>
        ))}
      </div>
    </div>
  )
}
