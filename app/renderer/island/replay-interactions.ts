import { setValue } from '#app/browser/set-value.ts'
import { type Field, type Interaction, isSwitch } from './interaction.ts'

/** The parts with which the visitor has interacted already. */
export const partsInUse = () => window.earlyInteractions.map(({ place }) => place)

/** What the visitor has done with the part so far. */
export const interactionsWith = (place: HTMLElement) =>
  window.earlyInteractions.filter((entry) => entry.place === place)

/** Marks the part as active and repeats what the visitor did with it before it listened. */
export function activate(place: HTMLElement, unheard = interactionsWith(place)): void {
  place.dataset.active = ''
  const earlier = unheard.filter(({ target }) => target.isConnected)
  // The last one counts: of each field its last state, with what was typed since the part began to listen; of buttons
  // and keys the last one pressed.
  const states = new Map(changesIn(interactionsWith(place)).map(({ target, state }) => [target, state ?? '']))
  window.earlyInteractions = window.earlyInteractions.filter((entry) => entry.place !== place)
  for (const field of new Set(changesIn(earlier).map(({ target }) => target)))
    setField(field as Field, states.get(field) ?? '')
  const last = earlier.findLast(({ press, key }) => press ?? key)
  // React renders the fields' values before a button acts upon them.
  if (last) queueMicrotask(() => repeat(last))
}

const changesIn = (entries: Interaction[]) => entries.filter(({ state }) => state !== undefined)

function repeat({ target, key }: Interaction) {
  if (key) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else target.click()
}

/** React takes the value that it finds for unchanged: so the field is set back, and then changed as by hand. */
function setField(field: Field, state: string | boolean) {
  if (isSwitch(field)) {
    field.checked = !state
    return field.click()
  }
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  setValue(field, String(state))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
