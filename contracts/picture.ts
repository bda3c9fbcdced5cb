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
