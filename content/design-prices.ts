import { z } from 'zod'
import { readOne } from './reading.ts'

const expected = 'a number of euros or hours, 0 or more'
const amount = z.number({ error: expected }).min(0, { error: expected }).max(100_000, { error: expected })
const shareExpected = 'a share from 0 to 1, such as 0.18'
const share = z.number({ error: shareExpected }).min(0, { error: shareExpected }).max(1, { error: shareExpected })
const positive = z.number({ error: 'a number above 0' }).positive({ error: 'a number above 0' })

/** One field of the same kind for each name. */
const each = <K extends string, T extends z.ZodType>(names: readonly K[], field: T) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, field])) as Record<K, T>)

const board = <K extends string>(...thicknesses: K[]) =>
  z.strictObject({ waste: share, perM2: each(thicknesses, amount) })
const carcassBoard = board('10', '19', '25', '30')
const species = ['roble', 'nogal', 'fresno', 'cerezo', 'castano'] as const
const veneered = species.map((name) => `rechapado-${name}` as const)
const hardware = [
  ...(['hinge', 'hingeHalf', 'runner30', 'runner50', 'runner70', 'pin', 'connector', 'rail', 'railSupport'] as const),
  ...(['pullOut', 'pomo', 'asa', 'pulsador', 'leveller', 'glide', 'legPlate', 'joiningScrew', 'anchor'] as const),
  ...(['slidingClip', 'tenon'] as const),
] as const
const operations = ['cut', 'carcass', 'shelf', 'door', 'drawer', 'rail', 'glueUp', 'tableFrame', 'leg'] as const

/** Prices of the design tool, in euros without VAT. */
const DesignPrices = z.strictObject({
  /** Not the workshop's own figures yet. */
  sample: z.boolean(),
  boards: each([...veneered, 'dm', 'melamina'], carcassBoard).extend({ abedul: board('10', '15') }),
  solid: each([...species, 'haya'], z.strictObject({ waste: share, perM3: amount })),
  edging: each([...veneered, 'dm', 'melamina', 'abedul'], amount),
  hardware: each(hardware, amount),
  hours: each(operations, amount),
  hourlyRate: positive,
  finish: each(['aceite', 'barniz', 'laca', 'ninguno'], amount),
  fitting: z.strictObject({ visit: amount, perM2: amount }),
  margin: share,
  vat: share,
  band: share,
  step: positive,
  weeks: z.strictObject({ waiting: amount, hoursPerWeek: positive }),
})

export const readDesignPrices = (root?: string) => readOne('design-prices', DesignPrices, root)
