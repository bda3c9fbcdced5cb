export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor did with a part that was not active yet: pressed a button or a key, or changed a field to a state. */
export type Interaction = {
  place: HTMLElement
  target: HTMLElement
  press?: true
  key?: string
  state?: string | boolean
}

declare global {
  interface Window {
    earlyInteractions: Interaction[]
  }
}

/** Every part of a page that a script makes active: islands, and what is only enhanced. */
export const parts = '[data-island], [data-enhance]'

/** Files that were chosen stay in their field, and no script could put them there. */
export const isField = (target: Element): target is Field => target.matches('input:not([type=file]), select, textarea')

export const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
