import MiniSearch from 'minisearch'
import { expect, test, vi } from 'vitest'
import { findHits, queryOf, searchOptions } from '#contracts/search.ts'
import { resultsHtml } from '#contracts/search-results.ts'
import { hitKinds } from '#words/search-words.ts'

const titles = ['Puertas de roble', 'Mesa de nogal', 'Escaleras de fresno', 'Armarios a medida']
const engine = new MiniSearch(searchOptions)
engine.addAll(titles.map((title) => ({ url: `/${title}`, title, kind: 'Trabajo', text: title, words: '' })))
const titlesOf = (query: string) => findHits(engine, query, 10).map(({ title }) => title)

test('two swapped letters of a word are put right, the other words stay', () => {
  expect(titlesOf('puretas roble')).toEqual(['Puertas de roble'])
  expect(titlesOf('roble Puetras')).toEqual(['Puertas de roble'])
  expect(titlesOf('mesa puertas')).toEqual([])
})

test('what differs in its first letter is found only where nothing nearer is', () => {
  const site = new MiniSearch(searchOptions)
  site.addAll(
    ['Puerta de roble', 'El doble de fondo', 'Roble y nogal'].map((title) => ({
      url: title,
      title,
      kind: '',
      text: title,
      words: '',
    })),
  )
  const found = (query: string) => findHits(site, query, 10).map(({ title }) => title)
  expect(found('robles').toSorted()).toEqual(['Puerta de roble', 'Roble y nogal'])
  expect(found('joble').toSorted()).toEqual(['El doble de fondo', 'Puerta de roble', 'Roble y nogal'])
})

test('the last word may be two letters long; before it they are no beginning of a word', () => {
  expect(titlesOf('mesa no')).toEqual(['Mesa de nogal'])
  expect(titlesOf('no mesa')).toEqual([])
})

test.each([
  'de in de re in mu en en ta ca es re co de mu re es ma es pu ca co en mu pu en pr pu en co en mu dqxz',
  'dqxz '.repeat(20),
  'x'.repeat(100),
])('what nobody wrote costs so many looks at the index and no more: %s', (query) => {
  const search = vi.spyOn(engine, 'search')
  findHits(engine, query, 10)
  expect(search.mock.calls.length).toBeLessThan(45)
  for (const [words] of search.mock.calls) expect(String(words).split(' ').length).toBeLessThanOrEqual(6)
  search.mockRestore()
})

test('a hit shows a sentence in which the words stand, or whole clauses of it, and its own where none has more of them', () => {
  const long = `${'palabra '.repeat(40)}herrajes ${'otra '.repeat(40)}.`
  const list = `Hacemos marcos, postigos, zócalos, ${'molduras de perfil antiguo, '.repeat(4)}y también peanas.`
  const late = `${'Un marco que no se mueve, '.repeat(5)}y si tiene aldaba, 30\u00a0cm de alto, que se ve bien.`
  const page = { url: '/a', title: 'Carpintería', kind: 'Servicio', text: 'Puertas y escaleras.' }
  const site = new MiniSearch(searchOptions)
  site.add({
    ...page,
    words: `Carpintería\nPrimera frase. Un peldaño de roble dura. Otra frase.\no de nogal, con cajones\ncon tiradores de latón, que pesan y se limpian solos\nPuerta de cerezo\nHoja maciza, con su marco.\nEscalera de cerezo de un tramo.\nPomo de porcelana\nBlanco o verde.\nTablón de haya y de olmo\nUna cocina\nde color azul\ny blanco\nUn banco largo con respaldo\nde color rojo\nLas escaleras son de fresno.\nCada canto se sella antes de barnizar, con dos manos de fondo y una de acabado, que seca una noche entera.\n${long} ${list} ${late}`,
  })
  const shown = (query: string) => findHits(site, query, 1)[0]?.text
  expect(shown('peldano roble')).toBe('Un peldaño de roble dura.')
  expect(shown('escaleras')).toBe('Puertas y escaleras.')
  expect(shown('escaleras fresno')).toBe('Las escaleras son de fresno.')
  expect(shown('nogal'), 'the end of a text that stands elsewhere says nothing').toBe('Puertas y escaleras.')
  expect(shown('azul'), 'a line of a headline is no sentence').toBe('Puertas y escaleras.')
  expect(shown('respaldo'), 'nor is its first one').toBe('Puertas y escaleras.')
  expect(shown('haya'), 'what says something alone').toBe('Tablón de haya y de olmo.')
  expect(shown('laton')).toBe('Puertas y escaleras.')
  expect(shown('cerezo'), 'a sentence says more than a label').toBe('Escalera de cerezo de un tramo.')
  expect(shown('porcelana')).toBe('Pomo de porcelana. Blanco o verde.')
  expect(shown('carpinteria'), 'the title stands over it').toBe('Puertas y escaleras.')
  expect(shown('herrajes'), 'no clause is cut').toBe('Puertas y escaleras.')
  expect(shown('postigos'), 'whole clauses of a long sentence').toBe(
    'Hacemos marcos, postigos, zócalos, molduras de perfil antiguo, molduras de perfil antiguo, molduras de perfil antiguo…',
  )
  expect(shown('aldaba'), 'no sentence begins in its middle').toBe('Puertas y escaleras.')
  expect(shown('canto')).toBe(
    'Cada canto se sella antes de barnizar, con dos manos de fondo y una de acabado, que seca una noche entera.',
  )
})

test('where a page has the word itself, one that has only a word like it says its own sentence', () => {
  const site = new MiniSearch(searchOptions)
  site.addAll([
    { url: '/a', title: 'Taller', kind: '', text: 'El taller.', words: 'La mesa es de roble.' },
    { url: '/b', title: 'Precios', kind: '', text: 'Los precios. Y los plazos.', words: 'Se revisa al mes.' },
  ])
  const shown = (query: string) => findHits(site, query, 2).map(({ text }) => text)
  expect(shown('mesa')).toEqual(['La mesa es de roble.', 'Los precios.'])
  expect(shown('mess'), 'a typing mistake').toEqual(['La mesa es de roble.', 'Se revisa al mes.'])
})

test('the best hit comes first and alone, the others by kind in the order of what each has best', () => {
  const kinds = ['Pieza', 'Noticia', 'Servicio', 'Pieza', 'Noticia', 'Página']
  const hits = kinds.map((kind, i) => ({ kind, title: `T${i}`, url: `/${i}`, text: '', picture: `/p-${i}-480` }))
  const html = resultsHtml('roble', hits, 'es')
  expect([...html.matchAll(/<(?:span|h2|strong)>([^<]+)/g)].map(([, text]) => text)).toEqual([
    'Pieza',
    'T0',
    'Noticias',
    'T1',
    'T4',
    'Servicios',
    'T2',
    'Piezas',
    'T3',
    'Páginas',
    'T5',
  ])
  expect(html.match(/<img/g), 'but for the page, which is words alone').toHaveLength(5)
  expect(resultsHtml('roble', hits.slice(-1), 'es'), 'that answers best').toContain('<img')
  expect(resultsHtml('roble', hits.slice(0, 1), 'es')).not.toContain('<section')
})

test('the form for a piece comes with the best hit, after what tells of it', () => {
  const site = new MiniSearch(searchOptions)
  const form = { kind: hitKinds.quote, title: 'Mesa', url: '/presupuesto?servicio=mesa', text: 'Desde 1.450 €' }
  site.addAll([
    { ...form, words: 'Presupuesto' },
    { kind: hitKinds.page, title: 'Mesa a medida', url: '/disena/mesa', text: 'Dibuja tu mesa.', words: '' },
    { kind: hitKinds.page, title: 'Presupuesto', url: '/presupuesto', text: 'Paso a paso.', words: '' },
  ])
  const shown = (query: string) => resultsHtml(query, findHits(site, query, 10), 'es')
  for (const query of ['mesa', 'mesas'])
    expect(shown(query)).toMatch(/^<div class="found-best">.*disena\/mesa.*servicio=mesa.*Pide presupuesto.*<\/div>$/)
  expect(shown('presupuesto'), 'not for what has another name').not.toContain('Pide presupuesto')
})

test('five are shown under the best, first what tells of it; of the others two or more are folded away', () => {
  const hit = (n: number, deep: boolean) => ({ kind: 'Pieza', title: `T${n}`, url: `/${n}`, text: '', deep })
  const shown = (...deep: boolean[]) =>
    resultsHtml(
      'roble',
      deep.map((one, i) => hit(i, one)),
      'es',
    )
  expect(shown(false, false, true)).not.toContain('<details>')
  expect(shown(...Array(7).fill(true)), 'one alone is not').not.toContain('<details>')
  expect(shown(...Array(8).fill(true))).toMatch(/T5.*<details><summary>Otros 2 resultados.*T6.*T7/)
  expect(shown(...Array(6).fill(true), false, true)).toMatch(/T6.*<details><summary>Otros 2 resultados.*T5.*T7/)
  expect(shown(...Array(8).fill(false), true, true)).toMatch(/T7.*<details><summary>Otros 2 resultados.*T8.*T9/)
})

test('a trade shows the picture that has what is looked for; rows of which one has none are words alone', () => {
  const site = new MiniSearch(searchOptions)
  const trade = (url: string, alt: string) => ({
    ...{ url, kind: hitKinds.service, title: url, text: 'Mesas y puertas.', words: 'mesas\npuertas' },
    ...{ picture: `/photos${url}-1-480`, seen: [{ alt, picture: `/photos${url}-2-480` }] },
  })
  site.addAll([
    { url: '/mesa', kind: hitKinds.page, title: 'Mesas, puertas', text: '', words: '' },
    trade('/uno', 'Mesas con sillas'),
    trade('/dos', 'Unas mesas, unas puertas'),
  ])
  const pictures = (query: string) =>
    [...resultsHtml(query, findHits(site, query, 10), 'es').matchAll(/<img src="([^"]+)/g)].map(([, src]) => src).sort()
  expect(pictures('mesas')).toEqual(['/photos/dos-2-480.jpg', '/photos/uno-2-480.jpg'])
  expect(pictures('puertas')).toEqual([])
})

test('the query is read from «search», and from «q» as people type it', () => {
  const asked = (query: string) => queryOf(new URLSearchParams(query))
  expect([asked('search=roble'), asked('q=roble'), asked('search=roble&q=nogal'), asked('')]).toEqual([
    'roble',
    'roble',
    'roble',
    '',
  ])
})
