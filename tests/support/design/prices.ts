import { hardwareNames } from '#design/hardware.ts'
import { materials } from '#design/materials.ts'
import type { Prices } from '#design/price.ts'

const board = { waste: 0.1, leftover: { 25: 0.5 }, perM2: { 10: 10, 15: 15, 19: 20, 25: 25, 30: 30 } }
const solid = { waste: 0.5, perM3: 2000 }
const species = ['roble', 'nogal', 'fresno', 'cerezo', 'castano', 'haya']

/** Round figures, for sums by hand: the thickness is the price of a square metre, nearly. */
export const roundPrices: Prices = {
  boards: Object.fromEntries(Object.keys(materials).map((id) => [id, board])),
  solid: Object.fromEntries(species.map((id) => [id, solid])),
  edging: Object.fromEntries(Object.keys(materials).map((id) => [id, 2])),
  hardware: Object.fromEntries(Object.keys(hardwareNames).map((id) => [id, 1])) as Prices['hardware'],
  hours: {
    cut: 0.1,
    carcass: 1,
    shelf: 0.1,
    door: 0.5,
    drawer: 1,
    rail: 0.2,
    glueUp: 2,
    tableFrame: 5,
    leg: 0.5,
    dovetail: 0.2,
    slidingDoor: 1,
    filler: 0.5,
  },
  hourlyRate: 40,
  finish: { aceite: 10, barniz: 12, laca: 20, ninguno: 0 },
  fitting: { visit: 100, perM2: 30 },
  margin: 0.2,
  vat: 0.21,
  band: 0.1,
  step: 10,
  weeks: { armario: [10, 12], libreria: [12, 16], mesa: [12, 16], aparador: [12, 16] },
  freeKm: 60,
}
