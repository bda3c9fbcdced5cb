import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawnAt } from '#app/sections/guided-quote/drawn.ts'
import { reckon } from '#app/sections/guided-quote/reckon.ts'
import { parseAddress } from '#design/address.ts'
import { kinds, woodsOf } from '#design/kinds.ts'
import { makePiece } from '#design/make-piece.ts'
import { woodNames } from '#design/names.ts'
import { salesPrices } from '#design/price.ts'
import { checkedConditions, totalWeeks } from '#reader/conditions.ts'
import { contentFile, contentFolder, readingFrom } from '#reader/content.ts'
import { readDesignPrices } from '#reader/design-prices.ts'
import { readQuote } from '#reader/quote-content.ts'
import { readAbout, readBoxes, readHome, readNews, readPhotos, readProjects, readServices } from '#reader/read.ts'
import { writtenConditions } from '#reader/reckoned-prices.ts'
import { readSettings } from '#reader/settings.ts'
import { projectItems } from '#reader/template/projects-content.ts'
import { weeksText } from '#words/measures-words.ts'
import { euros } from '#words/money-words.ts'
import { readHeads } from './support/head.ts'
import { decode } from './support/xml.ts'

// Facts that stand in several places, compared, so that they cannot disagree.

const settings = readSettings()
const photos = readPhotos()
const pages = readHeads()
const pageAt = (path: string) => pages.find((page) => page.path === path)?.html ?? ''
const plainOf = (html: string) =>
  decode(html.replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '').replace(/<[^>]+>/g, ' ')).replaceAll('\u00a0', ' ')

/** Every file below a folder with one of the endings. */
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))

test('the years of experience are typed nowhere but in the settings', () => {
  const years = new RegExp(`\\b${settings.years} (años|years)|veintitr[eé]s|twenty-three`, 'i')
  const files = [...filesOf(contentFolder(), /\.(md|yaml)$/), ...filesOf('app/routes', /\.tsx?$/)]
  expect(files.filter((file) => years.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('with other years in the settings every text says those', () => {
  const root = mkdtempSync(join(tmpdir(), 'years-'))
  cpSync(contentFolder(), join(root, 'content'), { recursive: true, filter: (path) => !/\.jpg$/.test(path) })
  const file = join(root, 'content/settings.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^years: \d+/m, 'years: 31'))
  const texts = readingFrom(join(root, 'content'), () => JSON.stringify([readHome(), readAbout(), readServices()]))
  rmSync(root, { recursive: true })
  expect(texts.match(/31 años/g)?.length).toBeGreaterThanOrEqual(4)
  expect(texts).not.toMatch(new RegExp(`\\b${settings.years} años`))
})

test('every built page that counts the years counts the same', () => {
  const said = pages.map(({ path, html }) => ({
    path,
    years: [...plainOf(html).matchAll(/(\d+) (?:años (?:de experiencia|siendo)|years\s+in the trade)/g)].map(
      ([, years]) => Number(years),
    ),
  }))
  for (const path of ['/', '/sobre-nosotros', '/carpinteria', '/home-5'])
    expect(said.find((page) => page.path === path)?.years.length, path).toBeGreaterThan(0)
  expect(said.filter(({ years }) => years.some((it) => it !== settings.years))).toEqual([])
})

const woods: Record<string, string> = {
  Roble: 'oak',
  Nogal: 'walnut',
  Fresno: 'ash',
  Castaño: 'chestnut',
  Cerezo: 'cherry',
}

test.each(readProjects())('$id: its picture names its wood, in both languages', ({ picture, before, wood }) => {
  for (const { id } of [picture, ...(before ? [before] : [])]) {
    expect(photos[id]?.alt.toLowerCase()).toContain(wood.toLowerCase())
    expect(photos[id]?.en?.alt.toLowerCase()).toMatch(new RegExp(`\\b${woods[wood]}`))
  }
})

test('a project has the same year on the English pages', () => {
  const yearOf = (id: string) =>
    filesOf(contentFile('content/projects'), /\.md$/)
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => text.includes(`\nimg: ${id}\n`))
      .map((text) => /^year: (\d+)$/m.exec(text)?.[1])[0]
  const shared = projectItems().filter(({ id }) => yearOf(id))
  expect(shared.length).toBeGreaterThanOrEqual(4)
  expect(shared.filter(({ id, year }) => year !== yearOf(id))).toEqual([])
})

test('the chest of the article is the one of the gallery: same wood, same century', () => {
  const chest = readProjects().find(({ tag }) => tag.includes('restauracion'))
  const article = readNews().find(({ slug }) => slug.includes('restauracion'))
  for (const text of [article?.text, article?.body]) {
    expect(text).toMatch(new RegExp(`arcón de ${chest?.wood}`, 'i'))
    expect(text).toMatch(/siglo XIX/)
  }
  expect(chest?.details).toMatch(/siglo XIX/)
})

test('the six boxes say of a service what its own page says', () => {
  const { boxes, running } = readBoxes()
  const services = readServices().flatMap(({ slug, teaser }) => {
    const box = boxes.items.find(({ link }) => link === `/${slug}`)
    return box ? [{ slug, teaser, box: box.text }] : []
  })
  // The sixth leads to a service's form: that one takes whatever is asked for.
  const { link } = boxes.items.find(({ id }) => id === 'presupuesto') ?? {}
  const sixth = readServices().find(({ slug }) => link === `/${slug}#presupuesto`)
  expect(sixth?.ask?.text).toContain('vale para cualquier encargo')
  expect(sixth?.message.trim()).toBe('Hola, me gustaría pedir presupuesto.')
  expect(services).toHaveLength(5)
  expect(services.filter(({ teaser, box }) => teaser !== box)).toEqual([])
  // Weeks are promised where the price stands, and nowhere else.
  expect(JSON.stringify(running)).not.toMatch(/semana/i)
})

test('English pages show pictures with their English words', () => {
  const spanish = new Set(Object.values(photos).flatMap(({ alt, en }) => (en && en.alt !== alt ? [alt] : [])))
  const english = new Set(Object.values(photos).flatMap(({ en }) => (en ? [en.alt] : [])))
  const alts = pages
    .filter(({ lang }) => lang === 'en')
    .flatMap(({ html }) => [...html.matchAll(/ alt="([^"]+)"/g)].map(([, alt]) => decode(alt ?? '')))
  expect(alts.filter((alt) => spanish.has(alt))).toEqual([])
  expect(new Set(alts.filter((alt) => english.has(alt))).size).toBeGreaterThan(10)
})

test('no text of a picture calls it a photograph', () => {
  const texts = Object.values(photos).flatMap(({ alt, caption, en }) => [
    alt,
    caption,
    en?.alt ?? '',
    en?.caption ?? '',
  ])
  expect(texts.filter((text) => /fotograf|photograph/i.test(text))).toEqual([])
})

test('wardrobes and kitchens have a section of their own, and links into a page find their place', () => {
  expect(pageAt('/carpinteria')).toContain('<h2 id="armarios-empotrados-y-vestidores"')
  expect(pageAt('/ebanisteria')).toContain('<h2 id="cocinas"')
  const links = readServices().flatMap(({ body }) => [...body.matchAll(/\]\((\/[\w-]+)#([\w-]+)\)/g)])
  expect(links.length).toBeGreaterThanOrEqual(2)
  for (const [, path, id] of links) expect(pageAt(path ?? ''), `${path}#${id}`).toContain(`id="${id}"`)
})

test.each(readServices())('$slug: the text that its drawing stands under is there', ({ body, drawing }) => {
  expect(body).toContain(`\n## ${drawing?.under}\n`)
})

test.each(readServices().flatMap(({ slug, beside }) => beside.map((one) => ({ slug, ...one }))))(
  '$slug: a picture stands beside «$under»',
  ({ slug, picture, under }) => {
    const parts = pageAt(`/${slug}`).split('<details')
    expect(parts.find((part) => part.includes(`>${under}</h2>`))).toContain(`/photos/${picture.id}-`)
  },
)

test.each([
  ['/fabricacion', 'proyecto-interior-1', 'que-encargos-llegan', 'tu-plano'],
  ['/instalacion-industrial', 'recibidor-salvia', 'si-eres-profesional', 'precio-y-plazo'],
])('%s: where there is no gallery a finished work stands between the texts', (path, picture, above, below) => {
  const html = pageAt(path)
  expect(html.indexOf(`/photos/${picture}-`)).toBeGreaterThan(html.indexOf(`id="${above}"`))
  expect(html.indexOf(`/photos/${picture}-`)).toBeLessThan(html.indexOf(`id="${below}"`))
})

describe('list and design tool', () => {
  const drawn = checkedConditions().services.items.flatMap(({ service, prices }) =>
    prices.flatMap(({ design, ...price }) => (design ? [{ ...price, service, design }] : [])),
  )
  const within = <T>(root: string | undefined, read: () => T) =>
    root ? readingFrom(join(root, 'content'), read) : read()
  const bandOf = (design: string, root?: string) =>
    makePiece(parseAddress(design).design, within(root, readDesignPrices)).price
  /** The lower end of the tool's band. */
  const toolSum = (design: string, root?: string) => bandOf(design, root).from
  const listSum = (wanted: string, root?: string) =>
    within(root, writtenConditions)
      .services.items.flatMap(({ prices }) => prices)
      .find(({ id }) => id === wanted)?.from
  const copyWith = (name: string, change: (text: string) => string) => {
    const root = mkdtempSync(join(tmpdir(), 'sums-'))
    cpSync(contentFolder(), join(root, 'content'), { recursive: true, filter: (path) => !/\.jpg$/.test(path) })
    const file = join(root, 'content', name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    return root
  }

  test('every kind that can be drawn has its price from the drawing', () => {
    for (const kind of kinds)
      expect(drawn.map(({ design }) => design)).toContainEqual(expect.stringMatching(`/${kind}\\?`))
    expect(drawn.map(({ id }) => id)).toEqual(expect.arrayContaining(['armario', 'mesa', 'aparador', 'libreria']))
  })

  test.each(drawn)('$id: its page says the sum of the tool', ({ name, design, service }) => {
    const row = plainOf(
      pageAt(`/${service}`)
        .split('<tr')
        .find((one) => one.includes(`>${name}<`)) ?? '',
    )
    const sum = euros(toolSum(design)).replaceAll('\u00a0', ' ')
    expect(row, `${name}: the tool reckons ${sum}`).toContain(sum)
  })

  test.each(drawn)('$id: the sum is the one that decision 41 reckons', ({ id, design }) => {
    const decision = readFileSync('docs/decisions/0041-one-sum-for-list-and-tool.md', 'utf8')
    const written = new RegExp(`^\\| ${id} \\|.*\\| ([\\d,]+) \\|$`, 'm').exec(decision)
    expect({ id, sum: toolSum(design) }).toEqual({ id, sum: Number(written?.[1]?.replace(',', '')) })
  })

  test.each(drawn)(
    '$id: no price by the metre, and the name says the measure that the tool reckons',
    ({ name, design, unit }) => {
      expect(unit).toBeUndefined()
      const metres = { dos: 2000, tres: 3000 }[/ de (dos|tres) metros$/.exec(name)?.[1] ?? '']
      if (metres) expect(parseAddress(design).design.width).toBe(metres)
      else expect(parseAddress(design).design.kind).toMatch(/mesa|aparador/)
    },
  )

  test.each(drawn)('$id: what is made of two bodies, one upon the other, says so', ({ design, contains }) => {
    const { warnings } = makePiece(parseAddress(design).design, readDesignPrices())
    expect(contains.includes('uno sobre otro')).toBe(warnings.some((text) => text.startsWith('Va en dos cuerpos')))
  })

  test.each(drawn)('$id: /presupuesto reckons other measures and woods as the tool does', ({ design }) => {
    const figures = JSON.stringify(salesPrices(readDesignPrices()))
    const order = design.includes('/mesa?') ? ['ancho', 'fondo', 'alto'] : ['ancho', 'alto', 'fondo']
    const cm = (side: string) => String(Number(new URL(design, 'http://x').searchParams.get(side)) / 10)
    for (const width of ['150', cm('ancho'), '240']) {
      const given = [width, ...order.slice(1).map(cm)]
      const { from, to, measures } = reckon(drawnAt(design, given, undefined), figures)
      expect({ from, to }).toEqual(bandOf(design.replace(/ancho=\d+/, `ancho=${Number(width) * 10}`)))
      expect(measures).toBe(given.join(' × '))
    }
    const { kind, wood: listed } = parseAddress(design).design
    for (const { name, swatch = listed } of readQuote().questions.madera.choices) {
      const { from, to, material } = reckon(drawnAt(design, [], swatch), figures)
      const inWood = design.replace(/madera=\w+&acabado=\w+/, swatch === listed ? '$&' : `madera=${swatch}`)
      expect({ name, from, to }).toEqual({ name, ...bandOf(inWood) })
      // What a table cannot be made of is reckoned in oak, and says so.
      expect(material).toContain(woodsOf(kind).includes(swatch) ? woodNames[swatch].toLowerCase() : 'roble macizo')
    }
  })

  test('one lacquered door is the door and its collection, and two are fetched for nothing', () => {
    const { services, collection } = checkedConditions()
    const door = services.items.flatMap(({ prices }) => prices).find(({ id }) => id === 'puerta-lacada')
    expect(2 * (door?.from ?? 0)).toBeGreaterThan(collection.freeFrom)
    const sum = euros((door?.from ?? 0) + collection.price).replaceAll('\u00a0', ' ')
    expect(plainOf(pageAt('/instalacion-industrial'))).toContain(`una sola sale por ${sum}.`)
  })

  test('eight lacquered doors cost eight times one, without their frames and with them', () => {
    const prices = checkedConditions().services.items.flatMap((item) => item.prices)
    const eight = (...ids: string[]) =>
      euros(ids.reduce((sum, id) => sum + 8 * (prices.find((price) => price.id === id)?.from ?? 0), 0))
    const text = `${eight('puerta-lacada')}. Con sus ocho marcos, ${eight('puerta-lacada', 'marco')}.`
    expect(plainOf(pageAt('/instalacion-industrial'))).toContain(text.replaceAll('\u00a0', ' '))
  })

  test('the time that is promised is the waiting list and the work', () => {
    const { start, services } = checkedConditions()
    const [least, most] = services.items[0]?.weeks ?? [0, 0]
    const promised = `Hoy, de ${start.weeks + least} a ${start.weeks + most} semanas`
    expect(plainOf(pageAt('/como-trabajamos'))).toContain(promised)
  })

  test('an hour that costs more moves the list with the tool', () => {
    const root = copyWith('design-prices.yaml', (text) => text.replace('hourlyRate: 36', 'hourlyRate: 45'))
    for (const { id, design } of drawn) {
      expect([id, listSum(id, root)]).toEqual([id, toolSum(design, root)])
      expect(listSum(id, root)).toBeGreaterThan(listSum(id) ?? 0)
    }
    rmSync(root, { recursive: true })
  })

  test('a price that is typed beside its drawing, or a drawing that nobody can make, stops the build', () => {
    const typed = copyWith('conditions.yaml', (text) =>
      text.replace('oble", design: "/dis', 'oble", from: 1950, design: "/dis'),
    )
    expect(() => within(typed, writtenConditions)).toThrow(
      /expected an amount here or the address of a "design", and not both/,
    )
    const strange = copyWith('conditions.yaml', (text) =>
      text.replace('/disena/mesa?v=1&ancho=2000', '/disena/cama?v=1&ancho=2000'),
    )
    expect(() => within(strange, writtenConditions)).toThrow(/"\/disena\/cama/)
    for (const root of [typed, strange]) rmSync(root, { recursive: true })
  })

  test.each(kinds)('/disena/%s promises the weeks of its trade', (kind) => {
    const conditions = checkedConditions()
    const trade = kind === 'armario' ? 'carpinteria' : 'ebanisteria'
    const weeks = conditions.services.items.find(({ service }) => service === trade)?.weeks ?? [0, 0]
    expect(plainOf(pageAt(`/disena/${kind}`))).toContain(
      `Hoy, ${weeksText(totalWeeks(conditions, weeks))} desde que aceptas el presupuesto`,
    )
  })

  test('a sideboard as it opens says that its drawers would be dovetailed in solid wood; a bookcase has none', () => {
    expect(plainOf(pageAt('/disena/aparador'))).toContain('Con el cuerpo macizo y los cajones a cola de milano: de ')
    expect(plainOf(pageAt('/disena/libreria'))).toContain('Con el cuerpo macizo: de ')
  })
})
