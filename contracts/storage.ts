import { slugOf } from '#contracts/plain.ts'
import { themeKey } from '#contracts/theme.ts'

export const storageKeys = {
  theme: themeKey,
  cart: 'shopping-cart',
  wishes: 'shopping-wishes',
  compare: 'shopping-compare',
  draft: 'enquiry-draft',
  draftPhotos: 'enquiry-photos',
  designs: 'designs',
} as const

/** How long the visitor's answer to the cookie banner is kept. */
export const consentDays = 28

/** How long an enquiry that was not sent is kept for the visitor's return. */
export const draftDays = 7

/** Name of the consent cookie: `brand` in small letters, without accents. */
export const consentCookie = (brand: string) => `${slugOf(brand)}-GDPR2`

/**
 * What the site keeps in the visitor's browser, each with the key of its name. The cookie policy prints this list, with the
 * words of content/legal/storage.yaml; a test compares it with the browser.
 */
export const storedItems = {
  consent: 'cookie',
  theme: 'localStorage',
  cart: 'localStorage',
  wishes: 'localStorage',
  compare: 'localStorage',
  draft: 'localStorage',
  draftPhotos: 'indexedDB',
  designs: 'localStorage',
} as const
export type StoredItem = keyof typeof storedItems
