/** Writes into a field as if somebody had typed it: whoever listens hears of it, React too. */
export function setValue(input: Element, value: string): void {
  // React compares with what was set through the element itself and would not hear of it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
