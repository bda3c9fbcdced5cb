import { expect, test } from 'vitest'
import { bases, finishesOf, handles, placements } from '#design/design.ts'
import { bodyNames, contentNames, frontNames } from '#design/names.ts'
import { optionDrawings } from './option-drawings.ts'

test('all that is chosen is drawn, its outline first, and nothing that is no option', () => {
  const named = [frontNames, contentNames, bodyNames].flatMap((names) => Object.keys(names))
  const options = new Set([...named, ...handles, ...bases, ...placements, ...finishesOf('roble')])
  expect(Object.keys(optionDrawings).sort()).toEqual([...options].sort())
  for (const d of Object.values(optionDrawings)) expect(d).toMatch(/^M[^Mz]+z/)
})
