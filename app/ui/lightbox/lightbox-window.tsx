import { useEffect, useRef } from 'react'
import { adoptSheet } from '#app/browser/adopt-sheet.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useWords } from '#app/ui/language/language.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import { galleryWords } from '#words/gallery-words.ts'
import { lightboxWords } from '#words/lightbox-words.ts'
import css from './lightbox-window.module.css'
import styles from './lightbox-window.module.css?inline'

adoptSheet(styles)

export type LightboxProps = {
  /** `story`: address of the page that tells how it was made. */
  pictures: { picture: PictureData; caption: string; story?: string | undefined }[]
  /** Index of the open picture, null while closed. */
  at: number | null
  onMove: (index: number | null) => void
}

const swipeDistance = 50 // pixels

/** One picture at a time over the whole window: native dialog, arrow keys, swipe, caption; focus goes back where it was. */
export function LightboxWindow({ pictures, at, onMove }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef(0)
  const w = useWords(lightboxWords)
  const gallery = useWords(galleryWords)
  const current = at === null ? undefined : pictures[at]

  useEffect(() => {
    const element = dialog.current
    if (at !== null && !element?.open) element?.showModal()
    if (at === null && element?.open) element.close()
  }, [at])

  const onClose = () => onMove(null)
  const move = (step: number) => at !== null && onMove((at + step + pictures.length) % pictures.length)

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={w.name}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1)
        if (event.key === 'ArrowLeft') move(-1)
      }}
      onPointerDown={(event) => {
        touch.current = event.clientX
      }}
      onPointerUp={(event) => {
        const distance = event.clientX - touch.current
        if (event.pointerType === 'touch' && Math.abs(distance) > swipeDistance) move(distance < 0 ? 1 : -1)
      }}
    >
      {current && at !== null && (
        <>
          <figure className={css.figure}>
            <Picture
              key={current.picture.base}
              picture={current.picture}
              sizes="100vw"
              priority
              className={css.picture}
            />
            <figcaption className="caption" aria-live="polite">
              {String(at + 1).padStart(2, '0')}/{String(pictures.length).padStart(2, '0')} — {current.caption}
              {current.story && (
                <>
                  {'. '}
                  <a href={current.story}>{gallery.story}</a>
                </>
              )}
            </figcaption>
          </figure>
          <button
            type="button"
            className={`icon-button ${css.button} ${css.close}`}
            onClick={onClose}
            aria-label={w.close}
          >
            <Icon name="close" size={24} />
          </button>
          {pictures.length > 1 &&
            (['previous', 'next'] as const).map((way) => (
              <button
                key={way}
                type="button"
                className={`icon-button ${css.button} ${css[way]}`}
                onClick={() => move(way === 'next' ? 1 : -1)}
                aria-label={w[way]}
              >
                <Icon name={way} size={28} />
              </button>
            ))}
        </>
      )}
    </dialog>
  )
}
