// What a visitor does with a part before it is awake is done again once it is.

import { earlyTypes } from './early-types.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Early = { pressed?: HTMLElement; key?: { target: Element; name: string }; fields: Map<Field, string | boolean> }

const parts = '[data-island], [data-enhance]'
const records = new WeakMap<HTMLElement, Early>()

/**
 * Keeps what happens in a part that still sleeps, or whose script is on its way. True when something has happened there
 * before this script came.
 */
export function recordEarly(place: HTMLElement): boolean {
  const early: Early = { fields: new Map() }
  records.set(place, early)
  // A part within this one keeps its own.
  const isMine = ({ target }: Event) => (target as Element).closest?.(parts) === place
  for (const type of earlyTypes) place.addEventListener(type, (event) => isMine(event) && note(early, event))
  const before = (window.earlyEvents ?? []).filter(isMine)
  for (const event of before) note(early, event)
  return before.length > 0
}

function note(early: Early, event: Event): void {
  const target = event.target as Element
  if (isField(target) && /input|change/.test(event.type)) early.fields.set(target, stateOf(target))
  if (!event.isTrusted) return
  if (event.type === 'click') {
    const button = target.closest<HTMLElement>('button, [role=button], [role=tab]')
    if (button && !isNative(button)) early.pressed = button
  } else if (event instanceof KeyboardEvent) {
    // Enter and space press what has the focus: that comes as a click.
    if (/^(Arrow|Home|End|Page)/.test(event.key)) early.key = { target, name: event.key }
  }
}

/** To be called once the part listens. */
export function replayEarly(place: HTMLElement): void {
  const early = records.get(place)
  records.delete(place)
  place.dataset.awake = ''
  if (!early) return
  for (const [field, state] of early.fields) if (field.isConnected) replayField(field, state)
  // React has drawn with what the fields hold before a button acts upon it.
  queueMicrotask(() => press(early))
}

function press({ pressed, key }: Early): void {
  if (key?.target.isConnected)
    key.target.dispatchEvent(new KeyboardEvent('keydown', { key: key.name, bubbles: true, cancelable: true }))
  if (pressed?.isConnected) pressed.click()
}

/** The browser has already done what the button is for. */
const isNative = (button: HTMLElement) =>
  button instanceof HTMLButtonElement &&
  ((button.form && button.type !== 'button' && button.form.method !== 'dialog') ||
    Boolean(button.popoverTargetElement ?? button.commandForElement))

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const stateOf = (field: Field) => (isSwitch(field) ? field.checked : field.value)

/** React takes a field as it finds it for unchanged: so it is set back, and then changed as by hand. */
function replayField(field: Field, state: string | boolean) {
  if (isSwitch(field)) {
    field.checked = !state
    return field.click()
  }
  const text = String(state)
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  // Past React's own property on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
