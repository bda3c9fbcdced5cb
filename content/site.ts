import { readServices, readShell } from './read.ts'
import { readSettings, type Settings } from './settings.ts'
import { cartSampleImages } from './template/products.ts'

/** A way to reach the workshop: where the link leads and the words it shows. */
export type Channel = { href: string; text: string }
export type SiteLink = { label: string; to: string }

/** What every page wears: the root loader returns it, the shell receives it as props. */
export type SiteData = {
  brand: string
  website: Channel
  phone: Channel
  phoneSecond: Channel
  whatsapp: Channel
  email: Channel
  instagram: Channel
  facebook: Channel
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

/** Gathers the shell's data from the settings. A channel the owner has not set leads to the placeholder `tel:` link. */
export function readSite(settings = readSettings()): SiteData {
  const { brand, contact, address, social } = settings
  const { greeting, cookies, rights } = readShell()
  const unset = `tel:${digits(contact.phonePlaceholder)}`
  const tel = (number: string): Channel =>
    number ? { href: `tel:${digits(number)}`, text: number } : { href: unset, text: contact.phonePlaceholder }
  const profile = (url: string, name: string): Channel => ({ href: url || unset, text: name })
  return {
    brand,
    website: { href: settings.siteUrl, text: settings.siteUrl.replace(/^https?:\/\//, '') },
    phone: tel(contact.phone),
    phoneSecond: tel(contact.phoneSecond),
    whatsapp: contact.whatsapp
      ? {
          href: `https://wa.me/${digits(contact.whatsapp).slice(1)}?text=${encodeURIComponent(contact.whatsappText)}`,
          text: contact.whatsapp,
        }
      : { href: unset, text: contact.phonePlaceholder },
    email: contact.email
      ? { href: `mailto:${contact.email}`, text: contact.email }
      : { href: unset, text: contact.emailPlaceholder },
    instagram: profile(social.instagram, 'Instagram'),
    facebook: profile(social.facebook, 'Facebook'),
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

const digits = (number: string) => number.replace(/[^+\d]/g, '')
