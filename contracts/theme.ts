/** Under which the browser keeps the theme. */
export const themeKey = 'theme'

/** The ground of a page in each theme, where CSS does not reach: theme-color, manifest, drawn pictures (app/styles/tokens.css). */
export const paper = { light: '#f5f1ea', dark: '#14110e' } as const

/** Stands for the mean colour of a picture that nobody has measured yet. */
export const unknownColor = '#d9cbb4'
