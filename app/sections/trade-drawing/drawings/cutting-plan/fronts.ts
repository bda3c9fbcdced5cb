/** Between one front and the next. */
export const gap = 3
const plinth = 140

/** The fronts of the kitchen on its wall: mm from its left end and from the floor. */
export const fronts = [
  // Dishwasher and sink, three drawers, the drawer under the oven; four doors on the wall; the plinth.
  ...[0, 600].map((at) => ({ at, up: plinth, width: 597, height: 717 })),
  { at: 1200, up: plinth, width: 597, height: 297 },
  { at: 1200, up: 440, width: 597, height: 297 },
  { at: 1200, up: 740, width: 597, height: 117 },
  { at: 1800, up: plinth, width: 597, height: 117 },
  ...[0, 450, 900, 1350].map((at) => ({ at, up: 1450, width: 447, height: 597 })),
  { at: 0, up: 0, width: 2400, height: plinth },
]
