import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstFew } from './first-few.tsx'

const render = (count: number, few?: number) =>
  renderToStaticMarkup(
    <FirstFew items={Array.from({ length: count }, (_, i) => i)} few={few} summary={(others) => `Otros ${others}`}>
      {(some) => some.join(' ')}
    </FirstFew>,
  )

test('three are shown and the others folded; one alone is not folded away', () => {
  expect(render(4)).toBe('0 1 2 3')
  expect(render(3)).toBe('0 1 2')
  expect(render(2, 0)).toMatch(/^<details.*Otros 2.*0 1<\/details>$/)
  expect(render(5)).toMatch(/^0 1 2<details.*Otros 2.*3 4<\/details>$/)
})
