import { finishNames } from '#words/finishes-words.ts'
import { readQuote } from './quote-content.ts'
import { readFacts, readServices } from './read.ts'
import type { FactNumber } from './schema.ts'
import { readSettings } from './settings.ts'

/** A number of the facts strip: as it is written, or counted in what the site itself says. */
export function factNumber(written: FactNumber): number {
  if (typeof written === 'number') return written
  if (written === 'años') return readSettings().years
  return written === 'maderas' ? woods().length : finishes().length
}

/** The solid woods that can be asked for at /presupuesto: those with a sample that is no board. */
const woods = () =>
  readQuote().questions.madera.choices.filter(({ swatch = 'melamina' }) => swatch !== 'lacado' && swatch !== 'melamina')

/** The finishes that the services name, each once. */
function finishes() {
  const lists = readServices()
    .flatMap((service) => service.finishes)
    .join('\n')
    .toLowerCase()
  return finishNames.filter((name) => lists.includes(name))
}

/** The facts strip with its numbers counted. */
export function factsStrip() {
  const { label, strip } = readFacts()
  return { label, facts: strip.map((fact) => ({ ...fact, contentNumber: factNumber(fact.contentNumber) })) }
}
