import { readFacts, readServices } from './read.ts'
import type { FactNumber } from './schema.ts'
import { readSettings } from './settings.ts'

/** A number of the facts strip: as it is written, or counted in what the site itself says. */
export function factNumber(written: FactNumber): number {
  if (typeof written === 'number') return written
  if (written === 'años') return readSettings().years
  const list = written === 'maderas' ? 'woods' : 'finishes'
  return readServices().reduce((sum, service) => sum + service[list].length, 0)
}

/** The facts strip with its numbers counted. */
export function factsStrip() {
  const { label, strip } = readFacts()
  return { label, facts: strip.map((fact) => ({ ...fact, contentNumber: factNumber(fact.contentNumber) })) }
}
