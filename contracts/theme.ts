/** Under which the browser keeps the theme. */
export const themeKey = 'theme'

const light = '#f5f1ea'
const dark = '#14110e'
/** The ground of a page in each theme, where CSS does not reach: theme-color, manifest, drawn pictures. */
export const paper = { light, dark } as const

/**
 * The raw colours of app/styles/tokens.css, for what its sheet does not reach: mails, papers, the server's small pages. Lines
 * are see-through there; where nothing shines through, they stand mixed with the ground.
 */
export const colors = {
  paper: light,
  paperDeep: '#ebe5da',
  ink: '#1c1814',
  inkQuiet: '#5e574e',
  oak: '#a5682a',
  oakDeep: '#8a5420',
  oakLight: '#d39a5b',
  night: dark,
  cream: '#efe8dd',
  creamQuiet: '#b5ab9d',
} as const
export const mixed = { line: '#d8d0c3', hair: '#e2dacd', lineOnNight: '#4d463d' } as const

/** Stands for the mean colour of a picture that nobody has measured yet. */
export const unknownColor = '#d9cbb4'
