import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToCart,
  type Cart,
  clampQuantity,
  countOf,
  formatMoney,
  linesOf,
  quantityOf,
  readCart,
  removeFromCart,
  setQuantity,
  toCents,
  totalsOf,
} from './cart.ts'

const ids = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('1', '2', '__proto__', 'constructor', 'toString'))
const quantities = fc.integer({ min: 1, max: 99 })
const carts = fc.dictionary(ids, quantities)
const steps = fc.array(fc.tuple(fc.constantFrom('add', 'set', 'remove'), ids, fc.oneof(fc.integer(), fc.double())))
const lines = fc.array(fc.record({ cents: fc.nat(10_000_000), quantity: quantities }), { maxLength: 50 })

test('two samples at 15.00 make 30.00, 3.00 tax and 33.00', () => {
  const { subtotal, tax, total } = totalsOf([
    { cents: toCents(15), quantity: 1 },
    { cents: toCents(15), quantity: 1 },
  ])
  expect([subtotal, tax, total].map(formatMoney)).toEqual(['$30.00', '$3.00', '$33.00'])
})

test('totals never drift by a cent: the tax is a tenth to the nearest cent, the total their exact sum', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const { subtotal, tax, total } = totalsOf(all)
      const exact = all.reduce((sum, { cents, quantity }) => sum + BigInt(cents) * BigInt(quantity), 0n)
      expect(BigInt(subtotal)).toBe(exact)
      expect(BigInt(tax)).toBe((exact + 5n) / 10n)
      expect(total).toBe(subtotal + tax)
    }),
  )
})

test('a price of two decimals becomes its cents and is shown as it was', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), (cents) => {
      expect(toCents(Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`))).toBe(cents)
      expect(Number(formatMoney(cents).replace(/[$,]/g, ''))).toBeCloseTo(cents / 100, 2)
    }),
  )
  expect(formatMoney(123_456_789)).toBe('$1,234,567.89')
})

test('quantities stay between 1 and 99 whatever is done', () => {
  fc.assert(
    fc.property(carts, steps, (start, all) => {
      let cart: Cart = start
      for (const [step, id, n] of all) {
        if (step === 'add') cart = addToCart(cart, id, n)
        if (step === 'set') cart = setQuantity(cart, id, n)
        if (step === 'remove') cart = removeFromCart(cart, id)
      }
      for (const quantity of Object.values(cart)) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 99).toBe(true)
      }
      expect(readCart(JSON.stringify(cart))).toEqual(cart)
    }),
  )
})

test('broken and foreign storage is ignored and never a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      for (const quantity of Object.values(readCart(text))) expect(clampQuantity(quantity)).toBe(quantity)
    }),
  )
  for (const text of [null, '', 'null', '[1,2]', '"a"', '{"1":"2"}', '{"1":null}', '{"1":0}', '{"":1}', '{'])
    expect(readCart(text)).toEqual({})
  expect(readCart('{"1":2,"2":99,"3":-1,"4":1.5,"5":100,"6":1000000,"x":{}}')).toEqual({ 1: 2, 2: 99 })
})

test('unknown ids have no line and no price', () => {
  const product = { id: '1', name: 'Oak stool', price: 145, img: '/a.jpg' }
  fc.assert(
    fc.property(carts, (cart) => {
      const found = linesOf(cart, [product])
      expect(found.length).toBe(Object.hasOwn(cart, '1') ? 1 : 0)
      expect(totalsOf(found).subtotal).toBe(14_500 * quantityOf(cart, '1'))
    }),
  )
})

test('the badge counts pieces, not lines', () => expect(countOf([2, 3])).toBe(5))
