import { Field, TextField } from '#app/ui/field/field.tsx'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { enquiryWords as w } from '#words/enquiry-words.ts'
import { phoneInput } from './phone-input.ts'

/** Name, telephone and address, as the specification has them. */
export function ContactFields() {
  return (
    <>
      <Field label={w.name} name="name" required autoComplete="name" maxLength={enquiryLimits.name} />
      <Field label={w.phone} name="phone" type="number" inputMode="tel" placeholder={w.phoneExample} {...phoneInput} />
      <Field label={w.email} name="email" type="email" required autoComplete="email" maxLength={enquiryLimits.email} />
    </>
  )
}

/** The message; `text` stands in it already. */
export const MessageField = ({ text = '' }: { text?: string }) => (
  <TextField label={w.message} name="message" rows={3} defaultValue={text} maxLength={enquiryLimits.message} />
)
