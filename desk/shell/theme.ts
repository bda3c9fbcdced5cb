const light = matchMedia('(prefers-color-scheme: light)')

/** The desk takes the device's theme; the site's styles know it by a class of the body. */
export function followTheme() {
  const show = () => document.body.classList.toggle('white-background', light.matches)
  light.addEventListener('change', show)
  show()
}
