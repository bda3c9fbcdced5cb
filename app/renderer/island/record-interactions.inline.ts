// Compiled into every page: records what a visitor does with parts that are not active yet, even before the entry script
// has arrived. replay-interactions.ts repeats it.
import { type Field, type Interaction, isField, isSwitch, parts } from './interaction.ts'

window.earlyInteractions = []

const record = (event: Event, read: (target: Element) => Partial<Interaction> | false | null) => {
  const { target, isTrusted } = event
  const place = isTrusted && target instanceof Element && target.closest<HTMLElement>(parts)
  const interaction = place && !('active' in place.dataset) && read(target as Element)
  if (interaction) window.earlyInteractions.push({ place, target: target as HTMLElement, ...interaction })
}

document.addEventListener('click', (event) =>
  record(event, (target) => {
    const button = target.closest<HTMLElement>('button, [role=button], [role=tab]')
    return button && !isNative(button) && { target: button, press: true }
  }),
)
document.addEventListener('keydown', (event) =>
  // Enter and space press the focused element: that arrives as a click.
  record(event, () => /^(Arrow|Home|End|Page)/.test(event.key) && { key: event.key }),
)
for (const type of ['input', 'change'])
  document.addEventListener(type, (event) => record(event, (target) => isField(target) && { state: stateOf(target) }))

/** The browser itself does what the button is for; a form for a dialog is sent nowhere. */
const isNative = (button: HTMLElement) =>
  button instanceof HTMLButtonElement &&
  ((button.form && button.type !== 'button' && button.form.method !== 'dialog') ||
    Boolean(button.popoverTargetElement ?? button.commandForElement))

const stateOf = (field: Field) => (isSwitch(field) ? field.checked : field.value)
