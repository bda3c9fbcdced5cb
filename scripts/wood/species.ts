/** Linear RGB of ground and late wood, mean year (m), and strengths from 0 to 1: see studio/materials.py, `wood`. */
export type Species = {
  early: [number, number, number]
  late: [number, number, number]
  ring: number
  rings: number
  pores: number
  streak: number
  rough: number
  /** Oak, ash and chestnut begin the year with a porous band; the others darken slowly. */
  porous: boolean
  seed: number
}

export const species: Record<string, Species> = {
  roble: {
    ...{
      early: [0.475, 0.285, 0.138],
      late: [0.205, 0.102, 0.04],
      ring: 0.0036,
      rings: 0.5,
      pores: 0.42,
      streak: 0.42,
    },
    ...{ rough: 0.42, porous: true, seed: 11 },
  },
  nogal: {
    ...{
      early: [0.15, 0.074, 0.038],
      late: [0.036, 0.017, 0.009],
      ring: 0.0052,
      rings: 0.55,
      pores: 0.3,
      streak: 0.75,
    },
    ...{ rough: 0.38, porous: false, seed: 23 },
  },
  fresno: {
    ...{
      early: [0.635, 0.475, 0.305],
      late: [0.335, 0.215, 0.115],
      ring: 0.005,
      rings: 0.62,
      pores: 0.34,
      streak: 0.3,
    },
    ...{ rough: 0.45, porous: true, seed: 37 },
  },
  cerezo: {
    ...{ early: [0.4, 0.185, 0.08], late: [0.195, 0.072, 0.028], ring: 0.005, rings: 0.34, pores: 0.14, streak: 0.5 },
    ...{ rough: 0.34, porous: false, seed: 41 },
  },
  castano: {
    ...{ early: [0.36, 0.205, 0.1], late: [0.125, 0.058, 0.025], ring: 0.0044, rings: 0.6, pores: 0.4, streak: 0.5 },
    ...{ rough: 0.5, porous: true, seed: 59 },
  },
}
