// What the desk's room of pictures and its side of the server agree on (`api/pictures/…`).

export interface DeskPicture {
  id: string
  alt: string
  caption: string
  /** Town of the job or the room; empty where it shows none. */
  place: string
  credit: string
  kind: 'render' | 'photograph'
  /** Point that stays visible when a frame crops, each 0–1 from the left and the top. */
  focal: [number, number]
  width: number
  height: number
  /** Where it can be seen; empty while there is no file. */
  src: string
  /** The same, smaller where it has been published. */
  thumb: string
  /** Of its words, to be sent with a change of them. */
  version: string
  /** Drafted and not yet published. */
  changed: boolean
  /** In how many places it stands. */
  uses: number
}

export interface PictureUse {
  /** “Trabajo «Puerta de roble»”. */
  title: string
  /** Below `/taller`. */
  href: string
}

export type PictureWords = Pick<DeskPicture, 'alt' | 'caption' | 'place' | 'credit' | 'focal' | 'version'>

/** Words that no picture may lack, with what is said where one does. */
export const wantedWords = {
  alt: 'Describe lo que se ve en la foto, para quien no puede verla.',
  caption: 'Escribe el pie: qué es, en pocas palabras.',
  credit: 'Di quién hizo la foto.',
} as const

export const deskPictureLimits = {
  /** Bytes of one upload: what customers can send too, whose browsers shrink it first. */
  bytes: 40 * 1024 * 1024,
  /** Longest side of a master, in pixels, and its quality. */
  side: 2600,
  quality: 88,
} as const

/** Shapes in which pages show pictures, each with a name that says what it looks like. */
export const slotShapes = [
  { name: 'Apaisada', ratio: '16 / 9' },
  { name: 'Media', ratio: '4 / 3' },
  { name: 'Vertical', ratio: '3 / 4' },
  { name: 'Cuadrada', ratio: '1 / 1' },
] as const
