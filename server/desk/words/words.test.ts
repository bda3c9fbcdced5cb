import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Problem, Relations, TextForm, TextHit, TextList, Theirs } from '#contracts/desk-words.ts'
import { contentFile, contentFolder } from '#reader/content.ts'
import { startDeskServer } from '#tests/support/server/desk.ts'
import { jpeg } from '#tests/support/server/pictures.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'

type Refused = { message: string; problems: Problem[] }

const folder = temporaryFolder()
const content = join(folder.path, 'content')
let server: Awaited<ReturnType<typeof startDeskServer>>
beforeAll(() => cpSync(contentFolder(), content, { recursive: true, filter: (path) => !/\.jpg$|template/.test(path) }))
afterAll(folder.remove)
beforeEach(async () => {
  server = await startDeskServer({ CONTENT_DIR: content })
})
afterEach(() => server.stop())

const helper = { cookie: 'test=helper' }
const open = async (path: string, headers = {}) => {
  const answer = await server.ask(`words/text?path=${encodeURIComponent(path)}`, { headers })
  return { status: answer.status, form: (await answer.json()) as TextForm }
}
const send = async <T>(method: string, at: string, value: unknown, headers = {}) => {
  const init = { method, body: JSON.stringify(value), headers: { 'Content-Type': 'application/json', ...headers } }
  const answer = await server.ask(`words/${at}`, init)
  const text = await answer.text()
  return { status: answer.status, answer: (text ? JSON.parse(text) : undefined) as T }
}
const save = <T = Refused & { theirs?: Theirs; version: string }>(form: TextForm, change: object, headers = {}) =>
  send<T>(
    'PUT',
    'text',
    { path: form.path, value: form.value, body: form.body, version: form.version, ...change },
    headers,
  )
const copyOf = <T = Record<string, unknown>>(form: TextForm) => structuredClone(form.value) as T
const problemsOf = ({ problems }: Refused) => problems.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the list of texts', () => {
  test('has every text, in the owner’s words; a helper sees no settings, prices or holidays', async () => {
    const list = (await (await server.ask('words')).json()) as TextList
    const names = list.groups.flatMap(({ entries }) => entries.map(({ name }) => name))
    expect(names).toEqual(
      expect.arrayContaining(['Página de inicio', 'Carpintería', 'Ajustes', 'Política de privacidad']),
    )
    const helpers = (await (await server.ask('words', { headers: helper })).json()) as TextList
    const paths = helpers.groups.flatMap(({ entries }) => entries.map(({ path }) => path))
    expect(paths).toContain('home.yaml')
    for (const path of [
      'settings.yaml',
      'conditions.yaml',
      'holidays.yaml',
      'mails.yaml',
      'legal/aviso-legal.md',
      'legal/storage.yaml',
    ])
      expect(paths).not.toContain(path)
  })

  test('is searched for the words and figures inside; a helper finds no prices', async () => {
    const find = async (query: string, headers = {}) =>
      (await (await server.ask(`words/search?q=${encodeURIComponent(query)}`, { headers })).json()) as TextHit[]
    const price = { path: 'conditions.yaml', field: 'services.items.0.prices.0.from', excerpt: '590 €' }
    expect(await find('590')).toContainEqual(expect.objectContaining(price))
    expect(await find('puerta de paso 590')).toContainEqual(expect.objectContaining(price))
    expect(await find('2.900')).toContainEqual(expect.objectContaining({ path: 'conditions.yaml' }))
    expect(await find('ARMARIO empotrado')).toContainEqual(
      expect.objectContaining({
        where: expect.stringContaining('Armario empotrado'),
        excerpt: 'Armario empotrado de dos metros',
      }),
    )
    expect((await find('marta')).map(({ path }) => path)).toContain('testimonials.yaml')
    expect((await find('correderas')).map(({ field }) => field)).toContain('body')
    expect(await find('palabraquenoesta')).toEqual([])
    expect((await find('590', helper)).map(({ path }) => path)).not.toContain('conditions.yaml')
  })

  test('says what has been changed', async () => {
    const { form } = await open('shell.yaml')
    await save(form, { value: { ...copyOf(form), greeting: 'Hola' } })
    const list = (await (await server.ask('words')).json()) as TextList
    const changed = list.groups.flatMap(({ entries }) => entries).filter((entry) => entry.changed)
    expect(changed.map(({ path }) => path)).toEqual(['shell.yaml'])
  })
})

describe('saving', () => {
  test('every text can be opened, and saved as it is without a change', async () => {
    const list = (await (await server.ask('words')).json()) as TextList
    for (const { path } of list.groups.flatMap(({ entries }) => entries)) {
      const { form } = await open(path)
      expect(await save(form, {}), path).toMatchObject({ status: 200, answer: { version: form.version } })
    }
  })

  test('a changed price is one changed line of the draft, and nothing of what is published', async () => {
    const { form } = await open('conditions.yaml')
    const value = copyOf<{ services: { items: { prices: { from: number }[] }[] } }>(form)
    const price = value.services.items[0]?.prices[0]
    if (price) price.from = 610
    expect((await save(form, { value })).status).toBe(200)
    const source = readFileSync(contentFile('content/conditions.yaml'), 'utf8')
    expect(readFileSync(join(content, 'conditions.yaml'), 'utf8')).toBe(source)
    const drafted = await draftOf('conditions.yaml')
    expect(drafted).toBe(source.replace('from: 590', 'from: 610'))
  })

  test('a note that is written beside the law is kept, with those that are there', async () => {
    const { form } = await open('legal/aviso-legal.md')
    const body = `${form.body}\n\n## Otro\n\n> Una nota.\n\nUn artículo.`
    expect((await save(form, { body })).status).toBe(200)
    const notes = (await draftOf('legal/aviso-legal.md'))?.match(/^> .*$/gm)
    expect(notes).toEqual([...(form.body?.match(/^> .*$/gm) ?? []), '> Una nota.'])
    expect(notes?.length).toBeGreaterThan(10)
  })

  test('a drawing can be renamed, and a number without its name is told', async () => {
    const { form } = await open('services/01-carpinteria.md')
    const value = copyOf<{ drawing: { title: string; parts: string[] } }>(form)
    const [, ...fewer] = value.drawing.parts
    const { status, answer } = await save(form, { value: { ...value, drawing: { ...value.drawing, parts: fewer } } })
    expect(status).toBe(422)
    expect(problemsOf(answer)).toEqual(['drawing.parts: El dibujo lleva 5 números; pon un nombre para cada uno.'])
    const renamed = await save(form, { value: { ...value, drawing: { ...value.drawing, title: 'Tu escalera' } } })
    expect(renamed.status).toBe(200)
    expect(await draftOf('services/01-carpinteria.md')).toContain('title: Tu escalera')
  })

  test('what is wrong is said in Spanish, with the field that it leads to; nothing is saved', async () => {
    const { form } = await open('services/01-carpinteria.md')
    const value = copyOf(form)
    const faqs = [{ question: '', answer: 'Sí' }]
    const wrong = { ...value, description: 'Corta.', faqs, plate: 'nada', slug: 'ebanisteria', tag: 'x', more: 1 }
    const { status, answer } = await save(form, { value: wrong, body: 'Con {{anos}} y ![](https://x.es/a.jpg)' })
    expect(status).toBe(422)
    expect(problemsOf(answer)).toEqual([
      'description: Tiene que llevar entre 70 y 160 caracteres.',
      'tag: Elige uno de los oficios de la galería.',
      'faqs.0.question: No puede quedar vacío.',
      'faqs: Tienen que ser de tres a cinco preguntas.',
      ': Sobra «more»: este texto no lleva ese dato.',
      'plate: No hay ninguna foto «nada». Elige una de las del sitio.',
      'body: La imagen «https://x.es/a.jpg» no es una de las fotos del sitio. Ponla con el botón «Foto».',
      'body: «{{anos}}» no es un dato que se rellene solo. Mira la lista de los que hay.',
      'slug: «ebanisteria» ya lo lleva otro. Cada uno necesita el suyo.',
    ])
    expect(answer.problems[2]?.where).toBe('Preguntas, 1 · Pregunta')
    expect((await open(form.path)).form.version).toBe(form.version)
  })

  test('an invisible control character is refused wherever it stands; line breaks and tabs are not', async () => {
    const { form } = await open('services/01-carpinteria.md')
    const faqs = [...copyOf<{ faqs: object[] }>(form).faqs]
    faqs[0] = { ...faqs[0], question: '¿Cuánto\u0001 tarda?' }
    const { status, answer } = await save(form, { value: { ...copyOf(form), faqs }, body: 'Uno.\n\n\tDos\u001b[2J.' })
    const told = (name: string) =>
      `Lleva un signo invisible (${name}), quizá pegado desde otro programa. Bórralo y escribe el texto otra vez.`
    expect(status).toBe(422)
    expect(problemsOf(answer)).toEqual([`faqs.0.question: ${told('U+0001')}`, `body: ${told('U+001B')}`])
    expect((await save(form, { body: 'Uno.\n\n\tDos.' })).status).toBe(200)
    const title = await send<Refused>('POST', 'text', { folder: 'news', title: 'Nota\u0001 del taller' })
    expect([title.status, title.answer.message]).toEqual([422, told('U+0001')])
  })

  test('what the build asks of several files together is asked here too', async () => {
    const { form } = await open('conditions.yaml')
    const value = copyOf<{ services: { items: { service: string }[] }; guarantee: { years: number } }>(form)
    const [first] = value.services.items
    if (first) first.service = 'tapiceria'
    expect(problemsOf((await save(form, { value })).answer)).toEqual([
      'services.items.0.service: No hay ningún servicio «tapiceria».',
    ])
    value.guarantee.years = 2
    expect(problemsOf((await save(form, { value })).answer)).toEqual([
      'guarantee.years: Por lo menos 3 años: es lo que pide la ley.',
    ])
    const { form: settings } = await open('settings.yaml')
    const measured = { ...copyOf(settings), measuring: { webVitals: 'https://x.es/' } }
    expect(problemsOf((await save(settings, { value: measured })).answer)[0]).toMatch(/^measuring.webVitals: Tiene que/)
  })

  test('who saves over somebody else’s text is shown theirs, and nothing is lost', async () => {
    const { form } = await open('shell.yaml')
    const mine = { ...copyOf(form), greeting: 'La mía' }
    const theirs = { ...copyOf(form), rights: 'Lo suyo' }
    await save(form, { value: theirs }, helper)
    const { status, answer } = await save(form, { value: mine })
    expect(status).toBe(409)
    expect(answer).toMatchObject({
      message: 'Luis Gil ha guardado este texto mientras lo escribías.',
      theirs: { value: theirs, by: 'Luis Gil' },
    })
    const merged = await save(form, { value: { ...theirs, greeting: 'La mía' }, version: answer.theirs?.version })
    expect(merged.status).toBe(200)
  })
})

test('the log says who changed which text, and not what it says', async () => {
  const { form } = await open('shell.yaml')
  await save(form, {})
  await save(form, { value: { ...copyOf(form), greeting: 'Hola' } }, helper)
  const log = await server.store.db.selectFrom('desk_audit').selectAll().execute()
  expect(log.map(({ person_name, what, details }) => [person_name, what, details])).toEqual([
    ['Luis Gil', 'Cambia un texto', '{"Texto":"shell.yaml"}'],
  ])
})

describe('adding and taking away', () => {
  test.each([
    ['services', 'Tornería de Ocaña', 'services/07-torneria-de-ocana.md'],
    ['projects', 'Banco de fresno, Toledo', 'projects/11-banco-de-fresno-toledo.md'],
    ['news', '¿Aceite o barniz?', 'news/04-aceite-o-barniz.md'],
  ])('%s: a new one is named after its title, passes every check, and goes again', async (folder, title, path) => {
    const added = await send<{ path: string }>('POST', 'text', { folder, title })
    expect(added).toEqual({ status: 201, answer: { path } })
    const { form } = await open(path)
    expect(await save(form, {})).toMatchObject({ status: 200 })
    expect((await send<Refused>('POST', 'text', { folder, title })).status).toBe(422)
    expect((await send('DELETE', 'text', { path, version: 'old' })).status).toBe(409)
    expect((await send('DELETE', 'text', { path, version: form.version })).status).toBe(204)
    expect((await open(path)).status).toBe(404)
  })

  test('single texts and legal ones stay; a title must have a letter', async () => {
    for (const path of ['home.yaml', 'legal/aviso-legal.md']) {
      const { form } = await open(path)
      expect((await send('DELETE', 'text', { path, version: form.version })).status).toBe(403)
    }
    expect((await send('POST', 'text', { folder: 'legal', title: 'Otra' })).status).toBe(404)
    expect((await send('POST', 'text', { folder: 'news', title: '«…»' })).status).toBe(422)
  })
})

test('what texts can point at', async () => {
  const { pictures, pages, services, placeholders } = (await (await server.ask('words/relations')).json()) as Relations
  expect(pictures.find(({ id }) => id === 'puerta-roble')).toMatchObject({
    src: expect.stringMatching(/^\/photos\/.*\.(jpg|svg)$/),
  })
  expect(pages).toContainEqual({ path: '/carpinteria', name: 'Carpintería' })
  expect(services).toHaveLength(6)
  expect(placeholders.brand).toBe('Veta')
})

test('a picture that only the draft has is shown as it was sent, in fields and in the text', async () => {
  const bytes = new Uint8Array(await jpeg(90, 60))
  const sent = await server.ask('pictures?name=banco.jpg', { method: 'POST', body: bytes })
  expect(await sent.json()).toMatchObject({ id: 'banco' })
  const { pictures } = (await (await server.ask('words/relations')).json()) as Relations
  const { src, width, height } = pictures.find(({ id }) => id === 'banco') ?? { src: '' }
  expect([width, height]).toEqual([90, 60])
  const { answer } = await send<{ html: string }>('POST', 'preview', { body: '![](photo:banco)' })
  for (const address of [src, /<img [^>]*src="([^"]*)"/.exec(answer.html)?.[1] ?? '']) {
    const shown = await fetch(server.address + address)
    expect([address, shown.headers.get('content-type')]).toEqual([address, 'image/jpeg'])
  }
})

describe('what is filled in when a mail leaves', () => {
  test('is told with the form, and a name that would keep the mail from leaving is refused', async () => {
    const { form } = await open('mails.yaml')
    const { lead, sent } = form.schema.properties?.visitor?.properties ?? {}
    expect(Object.keys(lead?.fills ?? {})).toEqual(['name', 'number', 'answerDay', 'until'])
    expect(sent?.fills?.until).toBe('hasta cuándo vale')
    const value = copyOf<{ visitor: { lead: string } }>(form)
    value.visitor.lead = 'Gracias, {nombre}'
    const { status, answer } = await save(form, { value })
    expect(status).toBe(422)
    expect(problemsOf(answer)).toEqual([
      'visitor.lead: No puede quedar vacío; entre llaves solo valen {name}, {number}, {answerDay}, {until}.',
    ])
  })
  test('is not the same everywhere: what stands before the quoted message knows its day alone', async () => {
    const { form } = await open('answers.yaml')
    const { status, answer } = await save(form, { value: { ...copyOf(form), quoted: 'Nos escribiste, {name}:' } })
    expect(status).toBe(422)
    expect(problemsOf(answer)).toEqual(['quoted: No puede quedar vacío; entre llaves solo vale {day}.'])
  })
})

test('the address that visitors know stays known while the draft has another; a new page has none', async () => {
  const { form } = await open('services/01-carpinteria.md')
  expect(form.address).toBe('carpinteria')
  await save(form, { value: { ...copyOf(form), slug: 'carpinteros' } })
  expect((await open('services/01-carpinteria.md')).form).toMatchObject({
    address: 'carpinteria',
    value: { slug: 'carpinteros' },
  })
  const { answer } = await send<{ path: string }>('POST', 'text', { folder: 'news', title: 'Una mesa' })
  expect((await open(answer.path)).form).not.toHaveProperty('address')
  expect((await open('projects/01-puerta-roble.md')).form).not.toHaveProperty('address')
})

describe('the reading view', () => {
  const preview = async (body: string) => (await send<{ html: string }>('POST', 'preview', { body })).answer.html
  test('is what the site makes of the text', async () => {
    const html = await preview('## Puertas\n\n**Macizas**, en {{brand}}. [Ver](/contacto)\n\n![](photo:puerta-roble)')
    expect(html).toContain('<h2 id="puertas">Puertas</h2>')
    expect(html).toContain('<strong>Macizas</strong>, en Veta. <a href="/contacto">Ver</a>')
    expect(html).toMatch(/<figure><picture>.*<figcaption class="caption">Puerta de entrada en roble/)
    expect(html).not.toContain('style=')
  })
  test('obeys no script, whatever is written', async () => {
    const html = await preview(
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) ![x](javascript:alert(1)) ![](photo:"><script>)',
    )
    expect(html.replace(/<\/?(p|picture|img|figure|figcaption)\b[^<>]*>/g, '')).not.toMatch(/<[a-z]/i)
    expect(html).not.toMatch(/<[^>]*(javascript:|\son\w+=)/i)
  })
  test('says so where a text nests too deep to be shown, and it cannot be saved', async () => {
    const body = `${'> '.repeat(3_000)}x`
    const { status, answer } = await send<Refused>('POST', 'preview', { body })
    expect([status, answer.message]).toEqual([422, expect.stringContaining('no se puede enseñar')])
    const { form } = await open('services/01-carpinteria.md')
    const saved = await save(form, { body })
    expect([saved.status, problemsOf(saved.answer)]).toEqual([
      422,
      ['body: Hay más de ocho listas o citas unas dentro de otras. Déjalo en menos niveles.'],
    ])
  })
  test('shows a text that is not finished', async () => {
    expect(await preview('![](photo:nada) {{nada}} ![](/x.jpg)')).toContain('{{nada}}')
  })
})

describe('refused', () => {
  test.each([
    '../settings.yaml',
    'services/../settings.yaml',
    '/etc/passwd',
    'services/..%2f..%2fx.md',
    'template/blog.yaml',
    'photos.yaml',
    'services/.md',
    'services/01-CARPINTERIA.md',
    'services/x.md\0',
    '__proto__',
    'constructor/x.md',
    '__proto__/x.md',
    'constructor.yaml',
    '',
  ])('the path %j', async (path) => {
    expect((await open(path)).status).toBe(404)
    expect((await send('PUT', 'text', { path, value: {}, version: 'x' })).status).toBe(404)
    expect((await send('DELETE', 'text', { path, version: 'x' })).status).toBe(404)
  })

  test('a helper at what is the owner’s', async () => {
    for (const path of [
      'settings.yaml',
      'conditions.yaml',
      'holidays.yaml',
      'design-prices.yaml',
      'legal/aviso-legal.md',
    ]) {
      const { form } = await open(path)
      expect((await open(path, helper)).status).toBe(403)
      expect((await save(form, {}, helper)).status).toBe(403)
    }
  })

  test('a stranger', async () => {
    expect((await server.ask('words', { headers: { cookie: 'test=nobody' } })).status).toBe(404)
  })

  test('names that reach into the program, groups in groups, and what is too long', async () => {
    const { form } = await open('shell.yaml')
    const raw = (value: string) =>
      server.ask('words/text', {
        method: 'PUT',
        body: `{"path":"shell.yaml","version":"${form.version}","value":${value}}`,
      })
    for (const value of [
      '{"__proto__":{"x":1}}',
      '{"constructor":1}',
      `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
      '[]',
      'null',
      '"x"',
    ])
      expect((await raw(value)).status, value).toBe(422)
    expect((await raw('{')).status).toBe(400)
    const long = await save(form, { value: { ...copyOf(form), greeting: 'x'.repeat(10_001) } })
    expect(problemsOf(long.answer)).toEqual(['greeting: Es demasiado largo: caben 10.000 caracteres.'])
    expect((await save(form, { body: 'x'.repeat(2_000_000) })).status).toBe(413)
  })

  test('YAML in a field stays a text; a file full of references is not opened', async () => {
    const { form } = await open('shell.yaml')
    const bomb = 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n'
    expect((await save(form, { value: { ...copyOf(form), greeting: bomb } })).status).toBe(200)
    expect((await open('shell.yaml')).form.value).toMatchObject({ greeting: bomb })
    for (const [path, source] of [
      ['home.yaml', bomb],
      ['about.yaml', 'a: [1'],
      ['news/01-armonia.md', 'sin datos'],
    ] as const) {
      const before = readFileSync(join(content, path), 'utf8')
      onTestFinished(() => writeFileSync(join(content, path), before))
      writeFileSync(join(content, path), source)
      const { status, form } = await open(path)
      expect([status, (form as unknown as Refused).message]).toEqual([
        422,
        expect.stringMatching(/^Este archivo está escrito/),
      ])
    }
  })
})

/** What the draft has at a path. */
async function draftOf(path: string) {
  const { createDraft } = await import('#server/desk/draft/draft.ts')
  const draft = createDraft({ folder: join(server.config.DATA_DIR, 'desk/draft'), contentDir: content })
  return (await draft.read(path))?.content
}
