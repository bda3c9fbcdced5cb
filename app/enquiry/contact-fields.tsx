import type { ClipboardEvent, FormEvent, WheelEvent } from 'react'
import { Field, TextField } from '#app/ui/field/field.tsx'
import { enquiryLimits } from '#contracts/enquiry.ts'
import { enquiryWords as w } from '#words/enquiry-words.ts'

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

/**
 * Handlers for a `type="number"` field that takes a phone number: what people type or paste
 * («+34 600 11 22 33», dots, spaces) is reduced to its digits instead of being lost, and the wheel changes nothing.
 */
const phoneInput = {
  onBeforeInput(event: FormEvent<HTMLInputElement>) {
    const text = (event.nativeEvent as InputEvent).data
    if (text && /\D/.test(text)) {
      event.preventDefault()
      insertDigits(event.currentTarget, text)
    }
  },
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault()
    insertDigits(event.currentTarget, event.clipboardData.getData('text'))
  },
  onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
}

function insertDigits(input: HTMLInputElement, text: string) {
  const digits = text.replace(/\D/g, '')
  if (!digits) return
  // execCommand keeps the caret and the undo history, which a number field offers no other way to reach.
  if (document.execCommand('insertText', false, digits)) return
  input.value += digits
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
