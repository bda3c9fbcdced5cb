import type { ComponentProps } from 'react'
import { Island } from '#app/renderer/island/island.tsx'
import { ContactBlock } from '#app/sections/contact-block/contact-block.tsx'
import { EnquiryForm } from '#app/sections/enquiry-form/enquiry-form.tsx'
import { enquiryWords as w } from '#words/enquiry-words.ts'
import type { contactParts } from './contact-parts.ts'

type Props = ReturnType<typeof contactParts> & {
  contact: Omit<ComponentProps<typeof ContactBlock>, 'channels' | 'call' | 'children' | 'write'>
  /** Initial text of the message. */
  message?: string
}

/** The invitation to ask for a quote, with its form. */
export const Contact = ({ contact, call, channels, enquiry, message }: Props) => (
  <ContactBlock {...contact} channels={channels} call={call} write={w.write}>
    <Island when="touched">
      <EnquiryForm enquiry={enquiry} message={message} />
    </Island>
  </ContactBlock>
)
