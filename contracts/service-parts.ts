/** What follows the opening of a service's page, in its usual order. */
export const serviceParts = ['texts', 'steps', 'prices', 'works'] as const

/** One of them, or the drawing, which stands among the texts where it is not the first. */
export const firstParts = ['drawing', ...serviceParts] as const
export type ServicePart = (typeof firstParts)[number]
