import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Headline } from './headline.tsx'

test('an accent goes over the end of a line, and no mark of it is left', () => {
  const html = renderToStaticMarkup(<Headline text={'Every step\nhas *its own\nboard.* And *one* more'} />)
  expect(html).toBe('Every step<br/>has <em>its own<br/>board.</em> And <em>one</em> more')
})
