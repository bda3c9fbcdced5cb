import { expect, test } from 'vitest'
import { startDesign } from '#design/kinds.ts'
import { beginWith, type History, type Step, step } from './history.ts'

const start = startDesign('libreria')
const wide = (width: number) => ({ ...start, width })
const set = (width: number, control = 'width'): Step => ({ type: 'set', design: wide(width), control })
const after = (...steps: Step[]): History => steps.reduce(step, beginWith(start))

test('a movement of one control is one step, however many values it passes', () => {
  const moved = after(set(1000), set(1100), set(1200))
  expect(moved.present.width).toBe(1200)
  expect(step(moved, { type: 'undo' }).present).toEqual(start)
})

test('a control that was let go of begins a new step', () => {
  const moved = after(set(1000), { type: 'settle' }, set(1200), { type: 'undo' })
  expect(moved.present.width).toBe(1000)
})

test('undone steps come back until something else is done', () => {
  const undone = after(set(1000), set(1500, 'other'), { type: 'undo' }, { type: 'undo' })
  const redone = step(step(undone, { type: 'redo' }), { type: 'redo' })
  expect(redone.present.width).toBe(1500)
  expect(step(undone, set(700)).future).toEqual([])
})

test('the same again is no step, and nothing is undone past the beginning', () => {
  const same = after(set(start.width))
  expect(same.past).toEqual([])
  expect(step(same, { type: 'undo' })).toBe(same)
})
