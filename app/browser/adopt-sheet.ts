/** Gives the page the rules of what comes later than the page itself, which carries the CSS of all else in it. */
export function adoptSheet(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
