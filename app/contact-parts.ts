import type { Settings } from '#content/settings.ts'
import type { Channel, SiteData } from '#content/site.ts'

/** What the contact block and its form need. An icon of the block is the placeholder link while its channel is not set. */
export function contactParts(site: SiteData, settings: Settings) {
  const icon = ({ set, href }: Channel) => (set ? href : site.placeholder)
  return {
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
      whatsappHref: site.whatsapp.href,
      holder: settings.owner.name || site.brand,
    },
  }
}
