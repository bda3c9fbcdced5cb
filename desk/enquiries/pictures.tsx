import { deskPath } from '#contracts/desk.ts'
import type { EnquiryDetail } from '#contracts/desk-enquiries.ts'
import css from './enquiry.module.css'
import { Thumbnails } from './viewer.tsx'

export function Pictures({ enquiry: { id, pictures } }: { enquiry: EnquiryDetail }) {
  if (pictures.length === 0) return null
  const images = pictures.map(({ position, name }) => {
    return { src: `${deskPath}/api/enquiries/${id}/photos/${position}`, alt: `Foto ${position}: ${name}` }
  })
  return <Thumbnails label="Fotos" images={images} className={`columns ${css.pictures}`} thumbClass="thumb" />
}
