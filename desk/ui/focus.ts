/** As a ref: what has just come onto the page takes the focus, so that reading begins there. */
export const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
}
