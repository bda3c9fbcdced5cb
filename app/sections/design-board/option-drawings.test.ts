import { expect, test } from 'vitest'
import { bases, handles, placements } from '#design/design.ts'
import { frontNames } from '#design/names.ts'
import { optionDrawings } from './option-drawings.ts'

test('what a line can say is drawn, and nothing that is no option', () => {
  expect(Object.keys(optionDrawings).sort()).toEqual(
    [...Object.keys(frontNames), ...handles, ...bases, ...placements].sort(),
  )
})
