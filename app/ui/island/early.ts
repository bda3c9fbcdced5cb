import { type Act, type Field, isSwitch } from './acts.ts'

/** The parts with which something has been done already. */
export const touchedEarly = () => window.earlyActs.map(({ place }) => place)

/** Does again what a visitor did with the part while it slept. To be called once it listens. */
export function replayEarly(place: HTMLElement): void {
  place.dataset.awake = ''
  const acts = window.earlyActs.filter((act) => act.place === place && act.target.isConnected)
  window.earlyActs = window.earlyActs.filter((act) => act.place !== place)
  // What was done last counts: of each field its last state, of buttons and keys the last one pressed.
  const fields = new Map(acts.filter(({ state }) => state !== undefined).map((act) => [act.target, act]))
  for (const { target, state } of fields.values()) setField(target as Field, state ?? '')
  const last = acts.findLast(({ press, key }) => press ?? key)
  // React has drawn with what the fields hold before a button acts upon it.
  if (last) queueMicrotask(() => repeat(last))
}

function repeat({ target, key }: Act) {
  if (key) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  else target.click()
}

/** React takes a field as it finds it for unchanged: so it is set back, and then changed as by hand. */
function setField(field: Field, state: string | boolean) {
  if (isSwitch(field)) {
    field.checked = !state
    return field.click()
  }
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  // Past React's own property on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, String(state))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
