import { readLength } from '#contracts/numbers.ts'
import { plain } from '#contracts/plain.ts'
import {
  bases,
  type Content,
  type Design,
  type Finish,
  finishes,
  finishesOf,
  handles,
  placements,
  woods,
} from './design.ts'
import { furniture, type Kind, kinds, startDesign } from './kinds.ts'

/** Version of the address's words. A new one has to go on reading the old. */
const version = '1'
const longest = 2000
/** Above this nobody means a piece of furniture, mm. */
const largestMeasure = 20_000
const maxColumns = 12

/** What an address says. `problems`: sentences in Spanish for what it says wrongly; there the start design's value stands. */
export type Reading = { design: Design; problems: string[] }

type Field = keyof Omit<Design, 'kind'>
const words: Record<Field, string> = {
  width: 'ancho',
  height: 'alto',
  depth: 'fondo',
  wood: 'madera',
  finish: 'acabado',
  fronts: 'frentes',
  columns: 'columnas',
  shelves: 'baldas',
  interior: 'interior',
  handle: 'tirador',
  base: 'base',
  body: 'cuerpo',
  placement: 'montaje',
  outOfSquare: 'descuadre',
}
/** Choices that came later: written only when they are not what the addresses of before mean. */
const silent: (string | number | Content[])[] = ['tablero', 'exento']
/** Of mails and networks: they come with shared links and mean nothing here. */
const foreign = /^(utm_\w+|fbclid|gclid|msclkid|mc_[a-z]+|igshid)$/

/** The address of a design on this site, measures in mm: `/disena/libreria?v=1&ancho=2400&…`. */
export function formatAddress(design: Design): string {
  const own = fieldsOf(design.kind).filter(
    (field) => design[field] !== 0 && String(design[field]) !== '' && !silent.includes(design[field]),
  )
  const pairs = own.map((field) => `${words[field]}=${String(design[field])}`)
  return `/disena/${design.kind}?v=${version}&${pairs.join('&')}`
}

const fieldsOf = (kind: Kind) =>
  (['width', 'height', 'depth', 'wood', 'finish', ...furniture[kind].choices] as Field[]).sort(
    (a, b) => Object.keys(words).indexOf(a) - Object.keys(words).indexOf(b),
  )

/** Reads a design from a whole address, or from path and query. Never throws, whatever it is given. */
export function parseAddress(address: string): Reading {
  if (address.length > longest)
    return broken(`La dirección tiene ${address.length} caracteres; la de un diseño no pasa de ${longest}.`)
  const [path = '', query = ''] = (address.split('#')[0] ?? '').split(/\?(.*)/s)
  const name = path.split('/').filter(Boolean).at(-1) ?? ''
  const kind = oneOf(name, kinds)
  if (!kind) return broken(`«${shown(name)}» no es un mueble de los que se diseñan aquí: ${listed(kinds)}.`)
  const problems: string[] = []
  const design = startDesign(kind)
  const given = new URLSearchParams(query)
  for (const key of new Set(given.keys())) {
    const values = given.getAll(key)
    const problem =
      values.length > 1
        ? `«${shown(key)}» aparece ${values.length} veces; debe estar una.`
        : read(design, key, values[0])
    if (problem) problems.push(problem)
  }
  // What a wood leaves no choice of need not be written.
  if (!given.has(words.finish)) design.finish = finishesOf(design.wood)[0] as Finish
  return { design, problems }
}

const broken = (problem: string): Reading => ({ design: startDesign('libreria'), problems: [problem] })

/** Puts one pair of the query into the design; gives a sentence when it cannot. */
function read(design: Design, key: string, value = ''): string | undefined {
  if (key === 'v') return value === version ? undefined : unknownVersion(value)
  if (foreign.test(key)) return
  const field = fieldsOf(design.kind).find((name) => words[name] === key)
  if (!field) return unknownKey(design.kind, key)
  switch (field) {
    case 'width':
    case 'height':
    case 'depth':
      return readMeasure(design, field, value)
    case 'outOfSquare':
      return readOutOfSquare(design, value)
    case 'columns':
    case 'shelves':
      return readCount(design, field, value)
    case 'interior':
      return readInterior(design, value)
    default:
      return readChoice(design, field, value)
  }
}

function readMeasure(design: Design, field: 'width' | 'height' | 'depth', value: string): string | undefined {
  // What this tool has written itself stands as it is; «2,4» from somebody's hand is no 2 mm.
  const reading = readLength(value, 'mm', { from: /^\d+$/.test(value) ? 1 : 100, to: largestMeasure })
  if ('asked' in reading && reading.asked.length > 0)
    return `«${words[field]}» dice «${shown(value)}»: ¿son ${reading.asked.join(' o ')} mm? Escríbelo así, sin puntos ni comas.`
  const number = 'sure' in reading ? Math.round(reading.sure) : 0
  if (number < 1)
    return `«${words[field]}» dice «${shown(value)}»; tiene que ser una medida en milímetros mayor que cero, por ejemplo ${design[field]}.`
  if (number > largestMeasure)
    return `«${words[field]}» dice ${number} mm, más de ${largestMeasure / 1000} metros: no es la medida de un mueble.`
  design[field] = number
}

function readOutOfSquare(design: Design, value: string): string | undefined {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : -1
  if (number < 0)
    return `«descuadre» dice «${shown(value)}»; tiene que ser un número entero de milímetros, por ejemplo 15.`
  design.outOfSquare = number
}

function readCount(design: Design, field: 'columns' | 'shelves', value: string): string | undefined {
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > maxColumns)
    return `«${words[field]}» dice «${shown(value)}»; tiene que ser un número entero de 1 a ${maxColumns}.`
  design[field] = number
}

function readInterior(design: Design, value: string): string | undefined {
  const allowed = furniture[design.kind].contents
  const names = value.split(',')
  const found = names.flatMap((name) => oneOf(name, allowed) ?? [])
  if (names.length > maxColumns) return `«interior» tiene ${names.length} columnas; caben ${maxColumns} como mucho.`
  if (found.length < names.length)
    return `«interior» dice «${shown(value)}»; cada columna es una de estas: ${listed(allowed)}, separadas por comas.`
  design.interior = found
}

type ChoiceField = 'wood' | 'finish' | 'fronts' | 'handle' | 'base' | 'body' | 'placement'
function readChoice(design: Design, field: ChoiceField, value: string): string | undefined {
  const { fronts, bodies } = furniture[design.kind]
  const options = {
    ...{ wood: woods, finish: finishes, fronts, handle: handles, base: bases },
    ...{ body: bodies, placement: placements },
  }
  const found = oneOf(value, options[field] as readonly string[])
  if (!found) return `«${words[field]}» dice «${shown(value)}»; puede ser ${listed(options[field])}.`
  Object.assign(design, { [field]: found })
}

const unknownVersion = (value: string) =>
  `La versión «${shown(value)}» de este enlace no se conoce; la de ahora es la ${version}.`

const unknownKey = (kind: Kind, key: string) =>
  `«${shown(key)}» no se elige en este mueble; lo que se elige es ${listed(fieldsOf(kind).map((field) => words[field]))}.`

const oneOf = <T extends string>(value: string, options: readonly T[]): T | undefined => {
  const word = plain(value.trim())
  return options.find((option) => option === word)
}

const listed = (options: readonly string[]) => `${options.slice(0, -1).join(', ')} o ${options.at(-1)}`

/** What came from outside, short and without characters that could steer a terminal or a line. */
const shown = (value: string) => {
  const plain = value.replace(/[\p{C}\p{Z}]+/gu, ' ')
  return plain.length > 40 ? `${plain.slice(0, 40)}…` : plain
}
