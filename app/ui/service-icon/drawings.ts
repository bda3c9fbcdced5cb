type Drawing = {
  /** Hairlines. */
  lines: string
  /** The one part that is filled. */
  solid?: string
  /** Filled points: centre and radius. */
  dots?: [x: number, y: number, radius: number][]
}

/**
 * The services, drawn by hand as one family: on a grid of 48, standing on one floor, hairlines, and one small thing
 * filled in each. Straight lines lie at 1.5 n + 0.75, in the middle of a pixel when 32 pixels show the 48.
 */
const drawings = {
  /** A panelled door, half open. */
  puerta: {
    lines:
      'M9.75 42.75V5.25h28.5v37.5M9.75 5.25l18 5.25v27l-18 5.25M14.25 11.8l9 1.8v9.2l-9-.2zM14.25 27.5l9-.5v7.6l-9 2z',
    dots: [[25.5, 24.9, 0.9]],
  },
  /** A sideboard with three drawers and two doors. */
  aparador: {
    lines:
      'M3.75 14.25h40.5M5.25 14.25v18h37.5v-18M18.75 14.25v18M5.25 20.25h13.5M5.25 26.25h13.5M30.75 14.25v18M8.25 32.25l1.5 10.5 3-10.5M39.75 32.25l-1.5 10.5-3-10.5',
    dots: [
      [12, 17.25, 0.9],
      [12, 23.25, 0.9],
      [12, 29.25, 0.9],
      [28.1, 23.25, 0.9],
      [33.4, 23.25, 0.9],
    ],
  },
  /** A board on its trestle, and the blade that comes through it. */
  sierra: {
    lines:
      'M9 29.3L6.7 24.3l3.2-.2-.5-5.4 3.1.9 1.4-5.3 2.6 2 3.1-4.5 1.8 2.7 4.5-3.2.7 3.2 5.3-1.4-.4 3.2 5.4.4-1.4 2.9 4.9 2.3-2.3 2.2 3.9 3.9-3 1.2M3.75 29.25h40.5v6H3.75zM11.25 35.25l-3 7.5M36.75 35.25l3 7.5M7.5 32.25h9M32.25 32.25h8.25',
    dots: [[24, 23.25, 1.8]],
  },
  /** A spray gun before the panel that it lacquers. */
  pistola: {
    lines:
      'M3.75 42.75V8.25h4.5v34.5M20.25 16.5v6M20.25 17.25l3.75-1.5h15.75l3 3V21l-1.5 2.25H24l-3.75-1.5M24 3.75h13.5L35.25 12h-9zM29.25 12v3.75M32.25 12v3.75M33.75 23.25L36 36.75h6l-2.4-13.5M27.75 23.25v2.25l3.75 6.75M39 36.75c0 3.75 1 6 4.5 6',
    dots: [
      [17.25, 19.5, 0.7],
      [14.4, 17.5, 0.7],
      [14.4, 21.5, 0.7],
      [11.4, 15.5, 0.7],
      [11.4, 19.5, 0.7],
      [11.4, 23.5, 0.7],
    ],
  },
  /** A chair with one new leg. */
  silla: {
    lines:
      'M15.75 23.25L14.25 4.5M32.25 23.25l1.5-18.75M14.5 8.25h19M14.9 12.75h18.2M15.3 17.25h17.4M15.75 23.25h16.5l4.5 5.25h-25.5zM12.75 28.5v14.25M17.25 28.5V39M29.25 28.5V39M12.75 35.25H33',
    solid: 'M33 32.25l3.75-3.75v14.25H33z',
  },
  /** The corner of a room: a table, and the light over it. */
  estancia: {
    lines:
      'M3.75 42.75l10.5-10.5V9.75L3.75 5.25M14.25 32.25H21M37.5 32.25h6.75M14.25 9.75h30M29.25 9.75v6M24 20.25c0-6 10.5-6 10.5 0zM20.25 29.25h18M21.75 29.25v9M36.75 29.25v9',
    dots: [[29.25, 22.5, 0.9]],
  },
  /** A plane and its shaving: for a service that has no drawing of its own. */
  cepillo: {
    lines:
      'M4.5 42.75v-6L6 34.5h36.75v8.25M22.5 34.5L30 21l3.75 2.1-6.4 11.4M34.5 34.5c0-5.25.75-9.75 4.1-9.75 3.4 0 3.4 3 2.6 5.25L40 34.5M10.5 34.5v-2.25H15v2.25M21 34.5c-3-3.75-3-12 .4-14.25 3-1.9 5.6.75 4.5 3.4-.9 2-3.6 1.5-3.4-.4',
    dots: [[12.75, 29.6, 2.4]],
  },
} satisfies Record<string, Drawing>

export type ServiceIconName = keyof typeof drawings
export const drawing = (name: ServiceIconName): Drawing => drawings[name]
export const floor = 'M3.75 42.75h40.5'
