// All script of the site: what is small and on every page, at once; the rest with the part that needs it.
import { enhancements, islands } from './islands.ts'
import { startIslands } from './ui/island/island.browser.ts'

startIslands(islands, enhancements)

// Styles may show now what works by script alone.
document.documentElement.dataset.awake = ''
