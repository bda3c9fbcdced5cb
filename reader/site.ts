import { consentCookie } from '#contracts/storage.ts'
import { fromPage } from '#words/enquiry-words.ts'
import { fromTo } from '#words/hours-words.ts'
import { channels, messaged } from './channels.ts'
import { linesOf, nameOf } from './placeholders.ts'
import { cartSampleImages } from './products.ts'
import { readLegal, readServices } from './read.ts'
import { readOne } from './reading.ts'
import { Shell } from './schema.ts'
import { readSettings } from './settings.ts'

export type { Channel } from './channels.ts'
export type SiteLink = { label: string; to: string }

export type SiteData = ReturnType<typeof readSite>

/** What every page wears: the shell receives it as props. */
export function readSite(settings = readSettings()) {
  const { brand, siteUrl, contact, address } = settings
  const { rights, ...texts } = readOne('shell', Shell)
  const linkTo = ({ title, slug }: { title: string; slug: string }): SiteLink => ({ label: title, to: `/${slug}` })
  return {
    ...channels(settings),
    brand,
    website: { href: siteUrl, text: nameOf(siteUrl) },
    address: linesOf(address),
    /** «Lunes a viernes», «de 8:00 a 18:30» */
    hours: contact.hours.map(({ days, opens, closes }) => ({
      days,
      times: fromTo(opens, closes, contact.hoursSample),
    })),
    services: readServices().map(linkTo),
    legal: readLegal().map(linkTo),
    consent: settings.consent,
    home: settings.home,
    /** Where web-vitals beacons go; empty: nothing is measured. */
    measuring: settings.measuring.webVitals,
    cookie: consentCookie(brand),
    texts: { ...texts, rights: rights.replaceAll('{{brand}}', brand) },
    /** Pictures of what the template's cart shows while it is empty. */
    cartSamples: cartSampleImages(),
  }
}

/**
 * The same for one page: a chat that is begun there opens with a sentence that names it.
 * @param wish what a visitor of the page is likely to want; without one, what the settings say
 */
export function onPage(site: SiteData, title: string, wish = readSettings().contact.whatsappText): SiteData {
  const { whatsapp } = site
  return whatsapp.set
    ? { ...site, whatsapp: messaged(whatsapp.text, [wish.trim(), fromPage(title)].join(' ').trim()) }
    : site
}
