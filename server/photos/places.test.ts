import { expect, test } from 'vitest'
import { createPlaces } from '#server/photos/places.ts'

const second = 1_000
const options = { all: 3, each: 2, longest: 120 * second, slow: { after: 5 * second, bytes: 64 * 1024 } }

function setUp() {
  let now = 0
  const places = createPlaces(options, () => now)
  return {
    take: places.take,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('a network has so many places and no more, however much room there is', () => {
  const { take } = setUp()
  const own = [take('a'), take('a'), take('a')]
  expect(own.map((place) => place !== undefined)).toEqual([true, true, false])
  own[0]?.free()
  expect(take('a')).toBeDefined()
})

test('in a full house a newcomer gets the place of a network that holds more than one', () => {
  const { take } = setUp()
  const [first, second, other] = [take('a'), take('a'), take('b')]
  expect(take('c')).toBeDefined()
  expect([first?.lost, second?.lost, other?.lost]).toEqual([true, false, false])
  expect(take('d')).toBeUndefined()
})

test('who comes at a visitor’s pace keeps the place, who drips gives it to the next', () => {
  const { take, pass } = setUp()
  const [quick, dripping, arrived] = [take('a'), take('b'), take('c')]
  pass(10 * second)
  quick?.note(5_000_000)
  dripping?.note(40_000)
  arrived?.note(1_000)
  arrived?.arrive()
  expect(take('d')).toBeDefined()
  expect([quick?.lost, dripping?.lost, arrived?.lost]).toEqual([false, true, false])
  expect(take('e')).toBeUndefined()
})

test('after two minutes any place goes to the next, and only to the next', () => {
  const { take, pass } = setUp()
  const held = [take('a'), take('b'), take('c')]
  pass(121 * second)
  for (const place of held) place?.note(100_000_000)
  expect(held.map((place) => place?.lost)).toEqual([false, false, false])
  expect(take('d')).toBeDefined()
  expect(held.filter((place) => place?.lost)).toHaveLength(1)
})
