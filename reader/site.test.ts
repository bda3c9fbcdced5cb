import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { readSite } from './site.ts'

const settings = readSettings()
const unset = { phone: '', phoneSecond: '', whatsapp: '', email: '' }
const siteWith = (contact: Partial<typeof settings.contact>, social = { instagram: '', facebook: '' }) =>
  readSite({ ...settings, contact: { ...settings.contact, ...unset, ...contact }, social })

test('an address opens a mail to that address and a number dials that number, set or not', () => {
  const shipped = siteWith({})
  expect(shipped.email).toEqual({ href: 'mailto:hola@veta.example', text: 'hola@veta.example', set: false })
  expect(shipped.phone).toEqual({ href: 'tel:+34600000000', text: '+34 600 000 000', set: false })
  const { email, phone } = siteWith({ email: 'taller@veta.example', phone: '+34 925 11 22 33' })
  expect(email).toEqual({ href: 'mailto:taller@veta.example', text: 'taller@veta.example', set: true })
  expect(phone).toEqual({ href: 'tel:+34925112233', text: '+34 925 11 22 33', set: true })
})

test('WhatsApp opens a written message once its number is set, and dials the shown number until then', () => {
  expect(siteWith({}).whatsapp).toEqual({ href: 'tel:+34600000000', text: '+34 600 000 000', set: false })
  const { whatsapp } = siteWith({ phone: '+34 925 11 22 33' })
  expect(whatsapp).toEqual({ href: 'tel:+34925112233', text: '+34 925 11 22 33', set: false })
  expect(siteWith({ whatsapp: '+34 611 22 33 44', whatsappText: 'Hola, ¿qué tal?' }).whatsapp).toEqual({
    href: 'https://wa.me/34611223344?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
    text: '+34 611 22 33 44',
    set: true,
  })
})

test("Instagram and Facebook lead to the profile, and to the network's own front page until one is set", () => {
  const shipped = siteWith({})
  expect(shipped.instagram.href).toBe('https://www.instagram.com/')
  expect(shipped.facebook.href).toBe('https://www.facebook.com/')
  const profiles = { instagram: 'https://www.instagram.com/taller', facebook: 'https://www.facebook.com/taller' }
  const { instagram, facebook } = siteWith({}, profiles)
  expect([instagram.href, facebook.href]).toEqual(Object.values(profiles))
})

test('there is a second phone only when one is set', () => {
  expect(siteWith({}).phoneSecond).toBeNull()
  expect(siteWith({ phoneSecond: '+34 925 44 55 66' }).phoneSecond).toMatchObject({ href: 'tel:+34925445566' })
})

test('opening hours say that they are not confirmed until they are', () => {
  const hours = (hoursSample: boolean) => siteWith({ hoursSample }).hours
  expect(hours(true)).toEqual([{ days: 'Lunes a viernes', times: 'de 8:00 a 18:30 (por\u00a0confirmar)' }])
  expect(hours(false)).toEqual([{ days: 'Lunes a viernes', times: 'de 8:00 a 18:30' }])
})

test('the brand names the consent cookie and stands in the copyright line', () => {
  const { cookie, texts } = readSite({ ...settings, brand: 'Nogal & Cía' })
  expect(cookie).toBe('nogal-cia-GDPR2')
  expect(texts.rights).toBe('Nogal & Cía 2023. Todos los derechos reservados')
})
