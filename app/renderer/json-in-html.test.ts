import { expect, test } from 'vitest'
import { jsonInHtml } from './json-in-html.ts'

test('a text of the owner cannot end the element that it stands in, and is read as it was written', () => {
  const written = { name: '</script><script>alert(1)</script><!-- & "roble"' }
  expect(jsonInHtml(written)).not.toContain('<')
  expect(JSON.parse(jsonInHtml(written))).toEqual(written)
})
