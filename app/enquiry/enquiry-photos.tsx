import { photoWords } from '#words/photos-words.ts'
import { PhotoField } from './photos/photo-field.tsx'
import type { Sending } from './use-enquiry.ts'

type Props = { state: Sending; own: boolean; onChange: () => void }

/** The pictures of an enquiry. An external form service takes none: there it says where they may go. */
export function EnquiryPhotos({ state, own, onChange }: Props) {
  if (own) return <PhotoField sent={state.sent} onChange={onChange} />
  return <p className="caption">{photoWords.elsewhere}</p>
}
