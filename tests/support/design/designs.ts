import fc from 'fast-check'
import * as design from '#design/design.ts'
import { furniture, kinds, startDesign } from '#design/kinds.ts'

/** Any design that an address can say, with measures up to `max` mm. */
export const designs = (max: number): fc.Arbitrary<design.Design> =>
  fc.constantFrom(...kinds).chain((kind) => {
    const has = <T>(field: keyof design.Design, options: () => fc.Arbitrary<T>) =>
      furniture[kind].choices.includes(field) ? options() : fc.constant(startDesign(kind)[field] as T)
    const measure = fc.integer({ min: 1, max })
    const count = () => fc.integer({ min: 0, max: 12 })
    return fc.record<design.Design>({
      kind: fc.constant(kind),
      ...{ width: measure, height: measure, depth: measure },
      wood: fc.constantFrom(...design.woods),
      finish: fc.constantFrom(...design.finishes),
      fronts: has('fronts', () => fc.constantFrom(...furniture[kind].fronts)),
      handle: has('handle', () => fc.constantFrom(...design.handles)),
      base: has('base', () => fc.constantFrom(...design.bases)),
      columns: has('columns', count),
      shelves: has('shelves', count),
      body: has('body', () => fc.constantFrom(...furniture[kind].bodies)),
      placement: has('placement', () => fc.constantFrom(...design.placements)),
      outOfSquare: has('outOfSquare', () => fc.integer({ min: 0, max: 60 })),
      interior: has('interior', () => fc.array(fc.constantFrom(...furniture[kind].contents), { maxLength: 12 })),
    })
  })
