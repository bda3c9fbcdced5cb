// Compiled into every page: notes what is done to it until the entry script is there, which does the rest (early.ts).
import { earlyTypes } from './early-types.ts'

const events: Event[] = []
window.earlyEvents = events
const { dataset } = document.documentElement
for (const type of earlyTypes) addEventListener(type, (event) => 'awake' in dataset || events.push(event), true)
