import fc from 'fast-check'
import {
  allowedContents,
  allowedFronts,
  bases,
  choices,
  type Design,
  finishes,
  handles,
  kinds,
  startDesign,
  woods,
} from '../design.ts'

/** Whatever an address can say, with measures up to `most` mm. */
export const designs = (most: number): fc.Arbitrary<Design> =>
  fc.constantFrom(...kinds).chain((kind) => {
    const has = <T>(field: keyof Design, options: () => fc.Arbitrary<T>) =>
      choices[kind].includes(field) ? options() : fc.constant(startDesign(kind)[field] as T)
    const measure = fc.integer({ min: 1, max: most })
    const count = () => fc.integer({ min: 0, max: 12 })
    return fc.record<Design>({
      kind: fc.constant(kind),
      ...{ width: measure, height: measure, depth: measure },
      wood: fc.constantFrom(...woods),
      finish: fc.constantFrom(...finishes),
      fronts: has('fronts', () => fc.constantFrom(...allowedFronts[kind])),
      handle: has('handle', () => fc.constantFrom(...handles)),
      base: has('base', () => fc.constantFrom(...bases)),
      columns: has('columns', count),
      shelves: has('shelves', count),
      interior: has('interior', () => fc.array(fc.constantFrom(...allowedContents[kind]), { maxLength: 12 })),
    })
  })
