export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Something that a visitor did with a part that slept: pressed a button, a key, or changed a field to a state. */
export type Act = { place: HTMLElement; target: HTMLElement; press?: true; key?: string; state?: string | boolean }

declare global {
  interface Window {
    earlyActs: Act[]
  }
}

export const isField = (target: Element): target is Field => /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)

export const isSwitch = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type)
