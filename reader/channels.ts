import type { Settings } from './settings.ts'

/** A way to reach the workshop: where the link leads, the words it shows, and whether the owner has set it. */
export type Channel = { href: string; text: string; set: boolean }

/**
 * The ways to reach the workshop. A link does what it shows: an address opens a mail to it, a number dials it. Until it is
 * set, WhatsApp dials the number shown, and a network's link leads to the network's own front page.
 */
export function channels({ contact, social }: Pick<Settings, 'contact' | 'social'>) {
  const phone = dialled(contact.phone, contact.phonePlaceholder)
  const email = contact.email || contact.emailPlaceholder
  return {
    phone,
    /** Shown when the owner has set one. */
    phoneSecond: contact.phoneSecond ? dialled(contact.phoneSecond) : null,
    whatsapp: contact.whatsapp ? messaged(contact.whatsapp, contact.whatsappText) : { ...phone, set: false },
    email: { href: `mailto:${email}`, text: email, set: contact.email !== '' },
    instagram: profile('Instagram', social.instagram, 'https://www.instagram.com/'),
    facebook: profile('Facebook', social.facebook, 'https://www.facebook.com/'),
  }
}

const dialled = (number: string, placeholder = ''): Channel => ({
  href: `tel:${digits(number || placeholder)}`,
  text: number || placeholder,
  set: number !== '',
})

/** A chat that begins with these words. */
export const messaged = (number: string, text: string): Channel => ({
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
