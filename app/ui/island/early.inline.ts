// Compiled into every page: takes note of what a visitor does with parts that do not listen yet, even before the entry
// script has come. early.ts does it again.
import { type Act, type Field, isField, isSwitch } from './acts.ts'

window.earlyActs = []

const note = (event: Event, act: (target: Element) => Partial<Act> | false | null) => {
  const { target, isTrusted } = event
  const place = isTrusted && target instanceof Element && target.closest<HTMLElement>('[data-island], [data-enhance]')
  const noted = place && !('awake' in place.dataset) && act(target as Element)
  if (noted) window.earlyActs.push({ place, target: target as HTMLElement, ...noted })
}

document.addEventListener('click', (event) =>
  note(event, (target) => {
    const button = target.closest<HTMLElement>('button, [role=button], [role=tab]')
    return button && !isNative(button) && { target: button, press: true }
  }),
)
document.addEventListener('keydown', (event) =>
  // Enter and space press what has the focus: that comes as a click.
  note(event, () => /^(Arrow|Home|End|Page)/.test(event.key) && { key: event.key }),
)
for (const type of ['input', 'change'])
  document.addEventListener(type, (event) => note(event, (target) => isField(target) && { state: stateOf(target) }))

/** The browser itself does what the button is for; a form for a dialog is sent nowhere. */
const isNative = (button: HTMLElement) =>
  button instanceof HTMLButtonElement &&
  ((button.form && button.type !== 'button' && button.form.method !== 'dialog') ||
    Boolean(button.popoverTargetElement ?? button.commandForElement))

const stateOf = (field: Field) => (isSwitch(field) ? field.checked : field.value)
