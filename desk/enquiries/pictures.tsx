import { useState } from 'react'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import css from './enquiry.module.css'
import { Viewer } from './viewer.tsx'

/** The visitor's pictures; each opens large. */
export function Pictures({ enquiry: { id, pictures } }: { enquiry: EnquiryDetail }) {
  const [open, setOpen] = useState<number>()
  if (pictures.length === 0) return null
  const images = pictures.map(({ position, name }) => {
    return { src: `${deskPath}/api/enquiries/${id}/photos/${position}`, alt: `Foto ${position}: ${name}` }
  })
  return (
    <>
      <ul className={`columns ${css.pictures}`} aria-label="Fotos">
        {images.map((image, at) => (
          <li key={image.src}>
            <button type="button" className="opens-large" onClick={() => setOpen(at)}>
              <img src={image.src} alt={image.alt} loading="lazy" className="thumb" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && <Viewer images={images} start={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
