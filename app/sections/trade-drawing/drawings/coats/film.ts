/** A lacquered front of fibreboard; millimetres. */
export const board = 19
/** Its edges are eased to this radius: lacquer draws back from a sharp one. */
export const eased = 0.3
/** One coat, dry and sanded; there are two of each. */
export const primer = 0.07
export const colour = 0.05
export const film = 2 * primer + 2 * colour
/** How far the sealer goes into an edge, between the ends of the fibres. */
export const sealed = 0.13
/** How many times larger the lens shows the corner than it is drawn beside it. */
export const enlarged = 100
