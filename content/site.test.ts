import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { readSite } from './site.ts'

const settings = readSettings()
const withContact = (contact: Partial<typeof settings.contact>) =>
  readSite({ ...settings, contact: { ...settings.contact, ...contact } })

test('a channel the owner has not set leads to the placeholder tel: link', () => {
  const site = readSite({
    ...settings,
    contact: { ...settings.contact, phone: '', phoneSecond: '', whatsapp: '', email: '' },
    social: { instagram: '', facebook: '' },
  })
  const { phone, phoneSecond, whatsapp, email, instagram, facebook } = site
  for (const channel of [phone, phoneSecond, whatsapp, email, instagram, facebook]) {
    expect(channel.href).toBe('tel:+34600000000')
  }
})

test('a channel that is set leads there', () => {
  const { phone, whatsapp, email } = withContact({
    phone: '+34 925 11 22 33',
    whatsapp: '+34 611 22 33 44',
    whatsappText: 'Hola, ¿qué tal?',
    email: 'taller@veta.example',
  })
  expect(phone).toEqual({ href: 'tel:+34925112233', text: '+34 925 11 22 33' })
  expect(whatsapp.href).toBe('https://wa.me/34611223344?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F')
  expect(email.href).toBe('mailto:taller@veta.example')
})

test('opening hours say that they are not confirmed until they are', () => {
  const days = (hoursSample: boolean) => withContact({ hoursSample }).hours.map((line) => line.days)
  expect(days(true)).toEqual(['Lunes a viernes (por confirmar)'])
  expect(days(false)).toEqual(['Lunes a viernes'])
})

test('the brand names the consent cookie and stands in the copyright line', () => {
  const { cookie, texts } = readSite({ ...settings, brand: 'Nogal & Cía' })
  expect(cookie).toBe('nogal-cia-GDPR2')
  expect(texts.rights).toBe('Nogal & Cía 2023. Todos los derechos reservados')
})
