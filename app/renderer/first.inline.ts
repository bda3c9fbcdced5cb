// Compiled into every page as one script, which runs before anything is painted.
import '#app/shell/theme-switch/theme.inline.ts'
import '#app/shell/cookie-banner/cookie-banner.inline.ts'
import '#app/renderer/island/record-interactions.inline.ts'
