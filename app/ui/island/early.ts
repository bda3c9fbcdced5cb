// What a visitor does with a part before it is awake is done again once it is.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Early = { pressed?: HTMLElement; key?: { target: Element; name: string }; fields: Map<Field, string | boolean> }

const records = new WeakMap<HTMLElement, Early>()

/**
 * Keeps what happens in a part that still sleeps, or whose script is on its way. True when something has happened
 * already: a field is not as the page brought it.
 */
export function recordEarly(place: HTMLElement): boolean {
  const changed = [...place.querySelectorAll('input, select, textarea')].filter(isField).filter(isChanged)
  const early: Early = { fields: new Map(changed.map((field) => [field, stateOf(field)])) }
  records.set(place, early)
  place.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button, [role=button], [role=tab]')
    if (button && event.isTrusted && !isNative(button)) early.pressed = button
  })
  place.addEventListener('keydown', ({ target, key, isTrusted }) => {
    // Enter and space press what has the focus: that comes as a click.
    if (isTrusted && /^(Arrow|Home|End|Page)/.test(key)) early.key = { target: target as Element, name: key }
  })
  for (const type of ['input', 'change'])
    place.addEventListener(type, ({ target }) => isField(target) && early.fields.set(target, stateOf(target)))
  return changed.length > 0
}

/** To be called once the part listens. */
export function replayEarly(place: HTMLElement): void {
  const early = records.get(place)
  records.delete(place)
  place.dataset.awake = ''
  if (!early) return
  for (const [field, state] of early.fields) if (field.isConnected) replayField(field, state)
  const { pressed, key } = early
  if (key?.target.isConnected)
    key.target.dispatchEvent(new KeyboardEvent('keydown', { key: key.name, bubbles: true, cancelable: true }))
  if (pressed?.isConnected) pressed.click()
}

/** The browser has already done what the button is for. */
const isNative = (button: HTMLElement) =>
  button instanceof HTMLButtonElement &&
  ((button.form && button.type !== 'button') || Boolean(button.popoverTargetElement ?? button.commandForElement))

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isSwitch = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function isChanged(field: Field): boolean {
  if (isSwitch(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  // Without a choice of the page's own the first option is chosen.
  const brought = Math.max(
    0,
    options.findIndex(({ defaultSelected }) => defaultSelected),
  )
  return field.selectedIndex !== brought
}

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
