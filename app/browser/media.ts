/** True when the visitor's system asks for less motion. */
export const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
