/** A picture as ui/picture draws it: an AVIF and a JPEG file per width, or a drawn placeholder. */
export type Picture = {
  alt: string
  /** Point that stays visible when the frame crops, each 0–1 from the left and the top. */
  focal: [number, number]
  width: number
  height: number
  /** Mean colour, shown until the file arrives. */
  color: string
  /** Address without width and ending; a file is `${base}-${width}.avif` or `.jpg`. A drawn placeholder is `${base}.svg`. */
  base: string
  /** Widths in pixels at which files exist, ascending; empty for a placeholder. */
  widths: number[]
}

/** With the words that may stand beside it. */
export type CaptionedPicture = Picture & { id: string; caption: string; credit: string }

/** Its JPEG at the first width from `least` up, else the largest; of a drawn placeholder its only file. */
export function jpegOf({ base, widths }: Picture, least = 0): string {
  const width = widths.find((one) => one >= least) ?? widths.at(-1)
  return width ? `${base}-${width}.jpg` : `${base}.svg`
}

/** Address of its smallest files without their ending; none where a placeholder is drawn. */
export const smallestOf = ({ base, widths: [width] }: Picture) => (width ? `${base}-${width}` : undefined)

/** Addresses and look of a picture, as `<source>` and `<img>` need them: no set where a placeholder is drawn. */
export function sourcesOf(picture: Picture) {
  const { base, widths, color, focal } = picture
  const set = (ending: string, some: number[]) =>
    some.map((width) => `${base}-${width}.${ending} ${width}w`).join(', ') || undefined
  // Few browsers take the JPEG: every second width does for them.
  const few = widths.length > 2 ? widths.filter((_, i) => i % 2 === 1) : widths
  return {
    src: jpegOf(picture, widths[1]),
    avif: set('avif', widths),
    jpeg: set('jpg', few),
    backgroundColor: color,
    ...(focal.some((at) => at !== 0.5) && { objectPosition: `${focal[0] * 100}% ${focal[1] * 100}%` }),
  }
}
