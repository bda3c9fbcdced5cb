// Compiled into every page, where it runs before anything is painted (document.tsx): the theme never flashes.
// Class on = light = 'dark' stored; off = 'light' stored; none, or the text 'null', is replaced by 'dark'.
import { whenActive } from '#app/browser/page-lifecycle.ts'
import { showNight } from '#app/ui/picture/night.ts'
import { paper, themeKey } from '#contracts/theme.ts'
import { lightClass } from './theme.ts'

const { body } = document
const store = (value: string) => {
  try {
    localStorage.setItem(themeKey, value)
  } catch {
    // Storage may be refused: the theme then lasts as long as the page.
  }
}
/** Undefined where storage is refused. */
const stored = () => {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    return undefined
  }
}

function show(light: boolean) {
  body.classList.toggle(lightClass, light)
  showNight(!light)
  const colour = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (colour) colour.content = light ? paper.light : paper.dark
  for (const button of document.querySelectorAll('[data-theme-switch]')) button.ariaChecked = String(light)
}

/** Another tab, or another page that the browser kept, may have changed it. */
function follow() {
  const theme = stored()
  if (theme !== undefined) show(theme !== 'light')
}

follow()
// Nothing is stored while the page is prerendered; and what the visitor has chosen meanwhile counts.
whenActive(() => {
  if (!stored() || stored() === 'null') store('dark')
  follow()
})
document.addEventListener('DOMContentLoaded', follow)
addEventListener('pageshow', ({ persisted }) => persisted && follow())
addEventListener('storage', follow)
document.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('[data-theme-switch]')) return
  const light = !body.classList.contains(lightClass)
  show(light)
  store(light ? 'dark' : 'light')
})
