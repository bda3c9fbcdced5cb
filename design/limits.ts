/** Carcass, doors and backs, mm. */
export const carcassBoard = 19
export const backBoard = 10
export const plinth = 80
export const plinthRecess = 40
export const legHeight = 150
export const sideboardTop = 25
/** Between doors, and between a door and its carcass. */
export const gap = 3
/** From the edge of a front to the piece's side. */
export const reveal = 2
/** The narrowest column that a hand or a drawer gets into. */
export const narrowestColumn = 300
/** On a front hanger the clothes hanger (45 cm) lies across the column. */
export const frontHangerWidth = 480
/** A rail hangs this far under what carries it; nobody reaches one that is higher above the floor. */
export const [railDrop, highestRail] = [60, 2050]

/** A tall door warps and a tall side comes from no 2440 board: above this, a second body stands on the first. */
export const tallestBody = 2400
/** The lower one then leaves 2,062 mm inside: coats, or two rails. */
export const lowerBody = 2100

/** Above this an opening wants a partition, not a filler, mm out of square. */
export const maxOutOfSquare = 30
/** Two sliding leaves; narrower ones let no drawer out. */
export const narrowestSliding = 1200

/** Hangers are 45 cm wide, sleeves hang over them. */
export const hangingDepth = 540
/** Coats and dresses below the shelf for hats. */
export const coatsHeight = 1700
