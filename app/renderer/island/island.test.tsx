import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { LanguageContext, useWords } from '#app/ui/language/language.ts'
import { Island, nameIslands } from './island.tsx'

type Piece = { name: string; wood?: string }
function Shelf({ pieces, title }: { pieces: Piece[]; title?: string }) {
  return (
    <ul aria-label={title}>
      {pieces.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

const islands = { Shelf: async () => Shelf, Greeting: async () => Greeting }
beforeAll(() => nameIslands(islands))

const render = (props: object) =>
  renderToStaticMarkup(
    <Island when="idle">
      <Shelf {...(props as { pieces: Piece[] })} />
    </Island>,
  )

test('an island is its HTML with its name, its time and its props beside it', () => {
  const html = render({ pieces: [{ name: 'Banco' }], title: '</div>"' })
  expect(html).toContain('<li>Banco</li>')
  expect(html).toMatch(/data-island="Shelf" data-when="idle" data-prefix="\w+" data-props="[^"]*&quot;Banco&quot;/)
  expect(html.match(/<\/div>/g)).toHaveLength(1)
})

test('two islands of a page have ids of their own, the same at every build', () => {
  const shelf = (
    <Island>
      <Shelf pieces={[]} />
    </Island>
  )
  const page = () =>
    renderToStaticMarkup(
      <main>
        {shelf}
        {shelf}
      </main>,
    )
  const prefixes = [...page().matchAll(/data-prefix="(\w+)"/g)].map(([, prefix]) => prefix)
  expect(new Set(prefixes).size).toBe(2)
  expect(page()).toBe(page())
})

test('what is no plain data stops the build, with its place', () => {
  const pieces = [{ name: 'Banco', onClick: () => {} }]
  expect(() => render({ pieces })).toThrow('Island Shelf: props.pieces.0.onClick is not plain data')
  expect(() => render({ pieces: [], title: <b>Banco</b> })).toThrow('props.title is not plain data')
})

test('what the part does not use stops the build: every visitor would fetch it', () => {
  expect(() => render({ pieces: [{ name: 'Banco', wood: 'roble' }] })).toThrow(
    'Island Shelf: it does not use "pieces[].wood"',
  )
  expect(() => render({ pieces: [], woods: ['roble'] })).toThrow('Island Shelf: it does not use "woods"')
})

test('what a part keeps for later is sent as it is', () => {
  const shelf = <Shelf {...({ pieces: [{ name: 'Banco', wood: 'roble' }] } as { pieces: Piece[] })} />
  const html = renderToStaticMarkup(<Island keeps={['pieces']}>{shelf}</Island>)
  expect(html).toContain('&quot;wood&quot;:&quot;roble&quot;')
})

const Unlisted = () => <p>Banco</p>

test('a component that the table does not list is no island', () => {
  expect(() =>
    renderToStaticMarkup(
      <Island>
        <Unlisted />
      </Island>,
    ),
  ).toThrow('which app/islands.ts lists')
})

test('an island holds one component, not an element', () => {
  const lone = () =>
    renderToStaticMarkup(
      <Island>
        <b>Banco</b>
      </Island>,
    )
  expect(lone).toThrow('An island takes one component')
})

const Greeting = () => <p>{useWords({ es: 'Hola', en: 'Hello' })}</p>

test('an island speaks the language of its page', () => {
  const greeting = (
    <Island>
      <Greeting />
    </Island>
  )
  expect(renderToStaticMarkup(greeting)).toContain('<p>Hola</p>')
  expect(renderToStaticMarkup(<LanguageContext value="en">{greeting}</LanguageContext>)).toContain('<p>Hello</p>')
})
