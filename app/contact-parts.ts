import type { Settings } from '#content/settings.ts'
import type { SiteData } from '#content/site.ts'

/** What the contact block and its form need, from the site's data and settings. */
export function contactParts(site: SiteData, settings: Settings) {
  return {
    channels: [
      { icon: 'whatsapp' as const, name: 'WhatsApp', href: site.whatsapp.href },
      { icon: 'instagram' as const, name: 'Instagram', href: site.instagram.href },
      { icon: 'mail' as const, name: 'E-mail', href: site.email.href },
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
