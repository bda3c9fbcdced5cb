import { readServices, readShell } from './read.ts'
import { readSettings, type Settings } from './settings.ts'
import { cartSampleImages } from './template/products.ts'

/** A way to reach the workshop: where the link leads, the words it shows, and whether the owner has set it. */
export type Channel = { href: string; text: string; set: boolean }
export type SiteLink = { label: string; to: string }

/** What every page wears: the root loader returns it, the shell receives it as props. */
export type SiteData = {
  brand: string
  website: { href: string; text: string }
  phone: Channel
  /** Shown when the owner has set one. */
  phoneSecond: Channel | null
  whatsapp: Channel
  email: Channel
  instagram: Channel
  facebook: Channel
  /** The specification's `tel:` link, which stands in for an icon of the contact block while its channel is not set. */
  placeholder: string
  /** Postal address, one line per entry. */
  address: string[]
  hours: { days: string; opens: string; closes: string }[]
  services: SiteLink[]
  consent: Settings['consent']
  home: Settings['home']
  /** Where web-vitals beacons go; empty: nothing is measured. */
  measuring: string
  /** Name of the consent cookie. */
  cookie: string
  texts: { greeting: string; cookies: string; rights: string }
  /** Pictures of what the template's cart shows while it is empty. */
  cartSamples: string[]
}

/**
 * Gathers the shell's data from the settings. A link does what it shows: an address opens a mail to it, a number dials
 * it. Until it is set, WhatsApp dials the number shown, and a network's link leads to the network's own front page.
 */
export function readSite(settings = readSettings()): SiteData {
  const { brand, contact, address, social } = settings
  const { greeting, cookies, rights } = readShell()
  const phone = dialled(contact.phone, contact.phonePlaceholder)
  const email = contact.email || contact.emailPlaceholder
  return {
    brand,
    website: { href: settings.siteUrl, text: settings.siteUrl.replace(/^https?:\/\//, '') },
    phone,
    phoneSecond: contact.phoneSecond ? dialled(contact.phoneSecond) : null,
    whatsapp: contact.whatsapp ? messaged(contact.whatsapp, contact.whatsappText) : { ...phone, set: false },
    email: { href: `mailto:${email}`, text: email, set: contact.email !== '' },
    instagram: profile('Instagram', social.instagram, 'https://www.instagram.com/'),
    facebook: profile('Facebook', social.facebook, 'https://www.facebook.com/'),
    placeholder: dialled(contact.phonePlaceholder).href,
    address: [address.street, `${address.postalCode} ${address.city}, ${address.region}`],
    hours: contact.hours.map(({ days, opens, closes }) => ({
      days: contact.hoursSample ? `${days} (por confirmar)` : days,
      opens,
      closes,
    })),
    services: readServices().map(({ slug, title }) => ({ label: title, to: `/${slug}` })),
    consent: settings.consent,
    home: settings.home,
    measuring: settings.measuring.webVitals,
    cookie: `${brand
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')}-GDPR2`,
    texts: { greeting, cookies, rights: rights.replaceAll('{{brand}}', brand) },
    cartSamples: cartSampleImages(),
  }
}

const dialled = (number: string, placeholder = ''): Channel => ({
  href: `tel:${digits(number || placeholder)}`,
  text: number || placeholder,
  set: number !== '',
})

const messaged = (number: string, text: string): Channel => ({
  href: `https://wa.me/${digits(number).slice(1)}?text=${encodeURIComponent(text)}`,
  text: number,
  set: true,
})

const profile = (name: string, url: string, frontPage: string): Channel => ({
  href: url || frontPage,
  text: name,
  set: url !== '',
})

const digits = (number: string) => number.replace(/[^+\d]/g, '')
