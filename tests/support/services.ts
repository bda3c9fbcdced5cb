/** The six services, by the last part of their addresses, in the order of the alphabet. */
export const services = [
  'carpinteria',
  'ebanisteria',
  'fabricacion',
  'instalacion-industrial',
  'interiorismo',
  'restauracion',
] as const
