import { expect, test } from 'vitest'
import { readSettings } from '#reader/settings.ts'
import { contactParts } from './contact-parts.ts'

const settings = readSettings()
const unset = { phone: '', phoneSecond: '', whatsapp: '', email: '' }
function iconsWith(contact: Partial<typeof settings.contact>, instagram = '') {
  const changed = {
    ...settings,
    contact: { ...settings.contact, ...unset, ...contact },
    social: { instagram, facebook: '' },
  }
  return contactParts({ title: 'Carpintería' }, changed).channels.map(({ name, href }) => [name, href])
}

test('contact icons WhatsApp, Instagram, E-mail all link to the same placeholder tel link while not set', () => {
  const placeholder = 'tel:+34600000000'
  const icons = ['WhatsApp', 'Instagram', 'E-mail']
  expect(iconsWith({})).toEqual(icons.map((name) => [name, placeholder]))
})

test('once the workshop has a telephone, an icon whose channel is not set dials it, and nobody else', () => {
  const phone = '+34 925 11 22 33'
  expect(iconsWith({ phone })).toEqual(['WhatsApp', 'Instagram', 'E-mail'].map((name) => [name, 'tel:+34925112233']))
  expect(iconsWith({ phone, email: 'taller@veta.example' })).toEqual([
    ['WhatsApp', 'tel:+34925112233'],
    ['Instagram', 'tel:+34925112233'],
    ['E-mail', 'mailto:taller@veta.example'],
  ])
})

test('a contact icon leads to its channel once that is set', () => {
  const contact = { whatsapp: '+34 611 22 33 44', whatsappText: 'Hola', email: 'taller@veta.example' }
  expect(iconsWith(contact, 'https://www.instagram.com/taller')).toEqual([
    [
      'WhatsApp',
      `https://wa.me/34611223344?text=${encodeURIComponent('Hola Os escribo desde la página «Carpintería».')}`,
    ],
    ['Instagram', 'https://www.instagram.com/taller'],
    ['E-mail', 'mailto:taller@veta.example'],
  ])
})
