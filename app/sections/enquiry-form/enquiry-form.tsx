import { ContactFields, MessageField } from '#app/enquiry/contact-fields.tsx'
import { EnquiryPhotos } from '#app/enquiry/enquiry-photos.tsx'
import { FormEnd } from '#app/enquiry/form-end.tsx'
import { FormKey } from '#app/enquiry/form-key.tsx'
import { type Enquiry, useEnquiry } from '#app/enquiry/use-enquiry.ts'

type Props = {
  enquiry: Enquiry
  /** Initial text of the message, such as the service of the page. */
  message?: string
}

/** The request for a free quote. Works as a plain POST too; what is written survives failures, reloads and closed tabs. */
export function EnquiryForm({ enquiry, message }: Props) {
  const { form, ...sending } = useEnquiry(enquiry)
  return (
    <form id="consulta" {...form}>
      <ContactFields />
      <MessageField text={message} />
      <FormKey accessKey={enquiry.accessKey} />
      <EnquiryPhotos {...sending} />
      <FormEnd enquiry={enquiry} {...sending} />
    </form>
  )
}
