// All script of the site: what is small and on every page, at once; the rest with the part that needs it.
import { enhancements, islands } from './islands.ts'
import { startIslands } from './renderer/island/island.browser.ts'
import { startBackToTop } from './shell/back-to-top/back-to-top.browser.ts'
import { startCookieBanner } from './shell/cookie-banner/cookie-banner.browser.ts'
import { startHeader } from './shell/header/header.browser.ts'
import { startSubmenus } from './shell/header/submenu.browser.ts'
import { startMeasuring } from './shell/measuring/measuring.browser.ts'
import { startNavigation } from './shell/navigation/navigation.browser.ts'
import { startPrefetch } from './shell/navigation/prefetch.browser.ts'
import { startSearchBox } from './shell/search-box/search-box.browser.ts'
import { startLamplight } from './shell/theme-switch/lamplight.browser.ts'
import { startDrawers } from './ui/drawer/drawer.browser.ts'

startHeader()
startSubmenus()
startSearchBox()
startDrawers()
startCookieBanner()
startBackToTop()
startLamplight()
startNavigation()
startPrefetch()
startMeasuring()
startIslands(islands, enhancements)

document.documentElement.dataset.scripted = ''
