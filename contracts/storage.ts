import { themeKey } from '#contracts/theme.ts'

/** One thing that the site keeps in the visitor's browser. The cookie policy prints this list; a test compares it with the browser. */
export type StoredItem = {
  /** `{brand}` stands for the brand in small letters (content/site.ts makes the name of the consent cookie). */
  name: string
  kind: 'cookie' | 'localStorage' | 'sessionStorage'
  purpose: string
  duration: string
}

export const storageKeys = {
  theme: themeKey,
  cart: 'shopping-cart',
  wishes: 'shopping-wishes',
  compare: 'shopping-compare',
  draft: 'enquiry-draft',
} as const

/** How long the visitor's answer to the cookie banner is kept. */
export const consentDays = 28

export const storedItems: StoredItem[] = [
  {
    name: '{brand}-GDPR2',
    kind: 'cookie',
    purpose: 'Recuerda que has visto el aviso de cookies y tu elección.',
    duration: '28 días',
  },
  {
    name: storageKeys.theme,
    kind: 'localStorage',
    purpose: 'Recuerda el aspecto de las páginas, claro u oscuro: el claro mientras no elijas otro.',
    duration: 'Hasta que lo borres',
  },
  {
    name: storageKeys.cart,
    kind: 'localStorage',
    purpose: 'Guarda los artículos de la cesta en las páginas de demostración de la tienda.',
    duration: 'Hasta que lo borres',
  },
  {
    name: storageKeys.wishes,
    kind: 'localStorage',
    purpose: 'Guarda los artículos marcados como favoritos en las páginas de demostración de la tienda.',
    duration: 'Hasta que lo borres',
  },
  {
    name: storageKeys.compare,
    kind: 'localStorage',
    purpose: 'Guarda los artículos elegidos para comparar en las páginas de demostración de la tienda.',
    duration: 'Hasta que lo borres',
  },
  {
    name: storageKeys.draft,
    kind: 'sessionStorage',
    purpose: 'Conserva lo que has escrito en el formulario por si se corta la conexión o recargas la página.',
    duration: 'Hasta que envías la consulta o cierras la pestaña',
  },
]
