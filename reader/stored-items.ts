import { z } from 'zod'
import { consentCookie, type StoredItem, storageKeys, storedItems } from '#contracts/storage.ts'
import { storedNames } from '#words/desk-field-words.ts'
import { eachOf, text, textField } from './fields.ts'
import { readyOne } from './ready.ts'
import { readSettings } from './settings.ts'

const names = Object.keys(storedItems) as StoredItem[]
export const Storage = z.strictObject({
  kinds: eachOf(['cookie', 'localStorage', 'indexedDB'], text, storedNames).meta({ title: 'Nombres' }),
  items: eachOf(
    names,
    z.strictObject({ purpose: textField('Para qué'), duration: textField('Cuánto tiempo') }),
    storedNames,
  ).meta({ title: 'Qué se guarda' }),
})

/** What the site keeps in the visitor's browser: its name there, what kind of thing it is in words, why and how long. */
export function readStoredItems() {
  const { kinds, items } = readyOne('legal/storage', Storage)
  return names.map((key) => ({
    name: key === 'consent' ? consentCookie(readSettings().brand) : storageKeys[key],
    kind: kinds[storedItems[key]],
    ...items[key],
  }))
}
