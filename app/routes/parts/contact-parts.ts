import { readHowWeWork, readPages } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { type Channel, onPage, readSite } from '#reader/site.ts'

/** What the contact block of a page and its form need. An icon of the block dials the number that is shown while its channel is not set. */
export function contactParts(page: { title: string; message?: string }, settings = readSettings()) {
  const site = onPage(readSite(settings), page.title, page.message ?? settings.contact.whatsappText)
  const icon = ({ set, href }: Channel) => (set ? href : site.phone.href)
  return {
    call: { href: site.phone.href, text: site.phone.text },
    channels: [
      { icon: 'whatsapp' as const, name: 'WhatsApp', href: icon(site.whatsapp) },
      { icon: 'instagram' as const, name: 'Instagram', href: icon(site.instagram) },
      { icon: 'mail' as const, name: 'E-mail', href: icon(site.email) },
    ],
    enquiry: {
      endpoint: settings.enquiry.endpoint,
      accessKey: settings.enquiry.accessKey,
      phoneHref: site.phone.href,
      phone: site.phone.text,
      whatsappHref: site.whatsapp.set ? site.whatsapp.href : '',
      holder: settings.owner.name || site.brand,
    },
  }
}

/** What the workshop does with an enquiry, in the words of the contact page. */
export const whatFollows = () => ({
  ...readHowWeWork().contact,
  more: { to: '/como-trabajamos', name: readPages().contact.more },
})
