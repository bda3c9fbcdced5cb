/** How many may bring pictures at the same time: all together, and from one household. */
export function createPlaces({ all, each }: { all: number; each: number }) {
  const taken = new Map<string, number>()
  let total = 0

  return {
    /** Takes a place; gives what frees it, or undefined when there is none. */
    take(household: string): (() => void) | undefined {
      const own = taken.get(household) ?? 0
      if (total >= all || own >= each) return undefined
      total++
      taken.set(household, own + 1)
      return () => {
        total--
        const left = (taken.get(household) ?? 1) - 1
        if (left === 0) taken.delete(household)
        else taken.set(household, left)
      }
    },
  }
}
