import { expect, test } from 'vitest'
import { createRepeatedTexts, spamSigns } from '#server/enquiry/spam.ts'

const signsOf = (message: string, name = 'Ana') => spamSigns({ name, message })

test.each([
  ['Quisiera un armario como estos: https://a.es/1 https://b.es/2 https://c.es/3', 'Ana'],
  ['Una mesa de 2.5 m x 90 cm. Gracias', 'José Ñúñez-O’Neill'],
  ['Una mesa para diez personas', 'Олег'],
  ['Una mesa\nUna mesa\nUna silla', 'Ana'],
  ['', 'Ana'],
])('what a customer writes is no spam: %j', (message, name) => {
  expect(signsOf(message, name)).toEqual([])
})

test.each([
  ['links', 'Buy https://a.com www.b.ru http://c.xyz d.shop now', 'Ana'],
  ['links', 'Hola', 'Win at casino.com'],
  ['markup', 'Mira [url=http://x.es]esto[/url]', 'Ana'],
  ['alphabet', 'Здравствуйте, предлагаем продвижение вашего сайта', 'Ivan'],
  ['mixed-alphabets', 'Ofrecemos сrédito barato', 'Ana'],
  ['repeated-lines', 'Compra ahora\n'.repeat(5), 'Ana'],
])('%s is a sign: %j from %j', (sign, message, name) => {
  expect(signsOf(message, name)).toContain(sign)
})

test('the same long text from several senders is a mass mailing; a short one, or from the same sender, is not', () => {
  const text =
    'Estimado propietario, hemos visto su página y podemos llevarla al primer puesto de los buscadores en 30 días.'
  const isRepeated = createRepeatedTexts([{ email: 'old@example.com', message: 'Ya estaba aquí. '.repeat(8) }])
  expect(isRepeated({ email: 'a@example.com', message: text })).toBe(false)
  expect(isRepeated({ email: 'A@example.com', message: text })).toBe(false)
  expect(isRepeated({ email: 'b@example.com', message: text.replace('30', '15').toUpperCase() })).toBe(true)
  expect(isRepeated({ email: 'c@example.com', message: 'Quisiera un presupuesto.' })).toBe(false)
  expect(isRepeated({ email: 'd@example.com', message: 'Quisiera un presupuesto.' })).toBe(false)
  expect(isRepeated({ email: 'e@example.com', message: 'Ya estaba aquí. '.repeat(8) })).toBe(true)
})
