/** A picture as ui/picture draws it: AVIF and JPEG files by width, or a drawn placeholder. */
export type Picture = {
  alt: string
  /** Point that stays visible when the frame crops, each 0–1 from the left and the top. */
  focal: [number, number]
  width: number
  height: number
  /** Mean colour, shown until the file arrives. */
  color: string
  /**
   * Address without width and ending; a file is `${base}-${width}.avif`, up to `jpegUpTo` px also `.jpg`, from `denseFrom`
   * px up also `${base}-${width}-2x.avif`; a drawn placeholder is `${base}.svg`.
   */
  base: string
  /** Widths in pixels at which files exist, ascending; empty for a placeholder. */
  widths: number[]
  /** Of the same scene after dark, what its files' names bear in the place of the last part of `base`: the dark theme shows it. */
  night?: string
}

/** With the words that may stand beside it. */
export type CaptionedPicture = Picture & { id: string; caption: string; credit: string }

/** From this width up there is a lighter file for screens of high density, where a lower quality is not seen. */
const denseFrom = 1200
export const denseWidths = (widths: number[]) => widths.filter((width) => width >= denseFrom)

/** Up to this width there is a JPEG too: few browsers and readers take it, and none of them needs a larger one. */
const jpegUpTo = 1200
export const jpegWidths = (widths: number[]) => widths.filter((width) => width <= jpegUpTo)

/** Its JPEG at the first width from `least` up, else the largest; of a drawn placeholder its only file. */
export function jpegOf({ base, widths }: Pick<Picture, 'base' | 'widths'>, least = 0): string {
  const made = jpegWidths(widths)
  const width = made.find((one) => one >= least) ?? made.at(-1)
  return width ? `${base}-${width}.jpg` : `${base}.svg`
}

/**
 * What the search keeps of it: addresses of its smallest files and of the next larger ones without their ending, none where
 * a placeholder is drawn or nothing larger is there, and its night.
 */
export const thumbnailOf = ({ base, widths: [width, wider], night }: Picture) => ({
  picture: width ? `${base}-${width}` : undefined,
  wider: wider ? `${base}-${wider}` : undefined,
  night,
})

/** Addresses and look of a picture, as `<source>` and `<img>` need them: no set where a placeholder is drawn. */
export function sourcesOf(picture: Picture) {
  const { base, widths, color, focal } = picture
  const set = (some: number[], mark: string) =>
    some.map((width) => `${base}-${width}${mark}.avif ${width}w`).join(', ') || undefined
  return {
    // Few browsers take the JPEG: one width does for them.
    src: jpegOf(picture, 1200),
    avif: set(widths, ''),
    dense: set(denseWidths(widths), '-2x'),
    backgroundColor: color,
    ...(focal.some((at) => at !== 0.5) && { objectPosition: focal.map((at) => `${Math.round(at * 100)}%`).join(' ') }),
  }
}
