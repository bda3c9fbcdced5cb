// Numbers as people in Spain type them: «1.700», «1 700,50 €», «2,4 m», «2'40 m», «925 16 00 00», «45 860».

/** What somebody meant: one number, or several that are asked back; none of them where it is no number. */
export type Reading = { sure: number } | { asked: number[] }

const nothing: Reading = { asked: [] }
const groups = '[1-9]\\d{0,2}'
const forms: [RegExp, (typed: string) => Reading][] = [
  // A comma or an apostrophe before just three digits: «1,700» is 1.7 here and 1700 elsewhere.
  [new RegExp(`^${groups}[,']\\d{3}$`), (typed) => ({ asked: [toNumber(typed), Number(typed.replace(/\D/g, ''))] })],
  [
    new RegExp(`^${groups}([. ])\\d{3}(\\1\\d{3})*([,']\\d+)?$`),
    (typed) => ({ sure: toNumber(typed.replace(/[. ]/g, '')) }),
  ],
  [
    new RegExp(`^${groups}(,\\d{3})+\\.\\d+$|^${groups}(,\\d{3}){2,}$`),
    (typed) => ({ sure: Number(typed.replaceAll(',', '')) }),
  ],
  [/^\d+([.,']\d+)?$/, (typed) => ({ sure: toNumber(typed) })],
]
const toNumber = (typed: string) => Number(typed.replace(/[,']/, '.'))

/**
 * A number with or without sign, thousands (dot or space), decimals and a unit: € or what `unit` says.
 * «1.700» is 1700 and «1.70» is 1.7; «1,700» is asked back.
 */
export function readNumber(typed: string, unit = '€'): Reading {
  const [, sign, digits = ''] = /^([-−]?)(.*)$/s.exec(withoutUnit(typed, unit)) ?? []
  const reading = digits.length > 24 ? nothing : (forms.find(([form]) => form.test(digits))?.[1](digits) ?? nothing)
  if (!sign) return reading
  return 'sure' in reading ? { sure: -reading.sure } : { asked: reading.asked.map((value) => -value) }
}

function withoutUnit(typed: string, unit: string): string {
  const text = typed
    .replace(/[\s\u00a0\u202f\u2009]+/g, ' ')
    .replace(/[’´`′]/g, "'")
    .trim()
  const units = [unit, ...(unit.startsWith('€') ? ['€', 'euros', 'euro', 'eur'] : [])].filter(Boolean)
  const found = units.find((one) => text.toLowerCase().endsWith(one.toLowerCase()))
  return found ? text.slice(0, -found.length).trim() : text
}

/** Millimetres of one. */
const lengths = { mm: 1, cm: 10, m: 1000 } as const
export type LengthUnit = keyof typeof lengths
const named = / ?(mm|cm|m|milímetros?|centímetros?|metros?)\.?$/i

/**
 * A length in mm. Without a unit it is in `unit`; where that is out of `range` (mm) and another unit or another reading of
 * the same figures is in it, those are asked back.
 */
export function readLength(typed: string, unit: LengthUnit, range = { from: 1, to: 20_000 }): Reading {
  const [ending, name = ''] = named.exec(typed.trim().slice(-30)) ?? []
  const written = name && lengthOf(name)
  const reading = readNumber(ending ? typed.trim().slice(0, -ending.length) : typed, '')
  const values = 'sure' in reading ? [reading.sure] : reading.asked
  const fits = (value: number) => value >= range.from && value <= range.to
  const inUnit = (one: LengthUnit) => values.map((value) => Math.round(value * lengths[one]))
  const own = inUnit(written || unit)
  const [only, ...others] = own.filter(fits)
  if (only !== undefined) return others.length > 0 ? { asked: [only, ...others] } : { sure: only }
  const elsewhere = written ? [] : (Object.keys(lengths) as LengthUnit[]).flatMap(inUnit).filter(fits)
  if (elsewhere.length > 0) return { asked: [...new Set(elsewhere)] }
  return own.length === 1 ? { sure: own[0] as number } : { asked: own }
}

const lengthOf = (name: string): LengthUnit => (/^(mm|mil)/i.test(name) ? 'mm' : /^c/i.test(name) ? 'cm' : 'm')

/** «45 860», «E-45860», «45.860» → «45860»; what is still being typed stays as far as it goes. */
export const readPostalCode = (typed: string) => typed.replace(/^\s*E-?/i, '').replace(/[\s.\-–]/g, '')

/** A Spanish number without its prefix gets it: «925 16 00 00» → «+34 925 16 00 00», «0034 925…» → «+34 925…». */
export function readPhone(typed: string): string {
  const text = typed.trim().replace(/^00(?=\d)/, '+')
  const digits = text.replace(/[\s.\-–/()]/g, '')
  if (/^[6789]\d{8}$/.test(digits)) return `+34 ${grouped(digits)}`
  return /^\+34[6789]\d{8}$/.test(digits) ? `+34 ${grouped(digits.slice(3))}` : text
}

const grouped = (digits: string) => digits.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4')

const formats = [false, 'always' as const].map(
  (useGrouping) => new Intl.NumberFormat('es-ES', { useGrouping, maximumFractionDigits: 6 }),
)

const cents = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
})
/** Euros as money is written: «1.700», «1.700,50». */
export const formatEuros = (value: number) => (Number.isInteger(value) ? formatNumber(value) : cents.format(value))

/** `1700.5` → «1.700,5»; «1700,5» without grouping, as years are written. */
export const formatNumber = (value: number, grouping = true) =>
  (formats[grouping ? 1 : 0] as Intl.NumberFormat).format(value)
