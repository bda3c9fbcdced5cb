import { carcassBoard } from '../limits.ts'

/** Two tracks one behind the other and what they keep from shelves and drawers, mm of the depth. */
export const trackZone = 80
/** Leaves of neighbours cover each other by at least this much, mm. */
const overlap = 30
/** Of a leaf: one that a hand still moves and no board of 19 mm warps over; two narrow ones let no drawer out. */
const [widest, narrowest] = [1150, 400]
/** Left to the workshop, mm: a column behind each leaf, which its shelves still span. */
const comfortable = 930

/** Width of each of `count` leaves between the sides of a frame `width` mm wide outside; what is over goes to the overlaps. */
export const leafWidth = (width: number, count: number) =>
  Math.ceil((width - 2 * carcassBoard + overlap * (count - 1)) / count)

/** How many leaves: one to each column where that gives leaves of a usual width, else as the width asks. */
export function leavesFor(width: number, columns = 0): number {
  const each = leafWidth(width, columns)
  if (columns >= 2 && each >= narrowest && each <= widest) return columns
  let count = 2
  while (leafWidth(width, count) > comfortable) count++
  return count
}
