/** A picture that is ready to be sent: upright, small, without what the device wrote into it. */
export type Photo = {
  id: string
  /** The visitor's own name of the file. */
  name: string
  bytes: Blob
  /** A small picture of it as a `data:` address. */
  thumbnail: string
}
