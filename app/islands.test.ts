import { expect, test } from 'vitest'
import { enhancements, islands } from './islands.ts'

test.each(Object.entries(islands))('the island %s is the component of that name', async (name, load) => {
  expect((await load()).name).toBe(name)
})

test.each(Object.entries(enhancements))('the enhancement %s is a function of one element', async (_, { load }) => {
  expect((await load()).length).toBe(1)
})
