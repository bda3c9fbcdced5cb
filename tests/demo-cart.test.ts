import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { totalsOf } from '#app/template/shop/cart/cart.ts'
import { demoItems } from '#app/template/shop/cart/demo-cart.ts'
import { cartSampleImages, readShopProducts } from '#reader/products.ts'

const items = demoItems(cartSampleImages())

test('demo header cart: a plant and a hanging light, each 15.00, with all fields', () => {
  expect(items.map(({ name, price, quantity }) => [name, price, quantity])).toEqual([
    ['Plant', '$15.00', 1],
    ['Hanging Light', '$15.00', 1],
  ])
  const fields = ['id', 'name', 'price', 'quantity', 'img', 'badge', 'categoryID', 'categoryName']
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual(fields.sort())
    expect(item.img).toMatch(/^\/photos\/producto-/)
    expect(['New', 'Sale']).toContain(item.badge)
  }
})

test('their categories and those of the products are those that GET /category lists, and their number is the badge, 2', () => {
  const listed: { id: number; name: string }[] = JSON.parse(readFileSync('content/template/categories.json', 'utf8'))
  const categories = listed.map(({ id, name }) => `${id} ${name}`)
  for (const { categoryID, categoryName } of [...items, ...readShopProducts()])
    expect(categories).toContain(`${categoryID} ${categoryName}`)
  expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2)
})

test('sample checkout: subtotal 30.00, tax 3.00, total 33.00', () => {
  const lines = items.map(({ price, quantity }) => ({ cents: Number(price.slice(1)) * 100, quantity }))
  expect(totalsOf(lines)).toEqual({ subtotal: 3000, tax: 300, total: 3300 })
})
