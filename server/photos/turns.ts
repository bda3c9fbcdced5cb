interface Waiting {
  household: string
  /** Milliseconds that all the household wants are thought to take. */
  expected: number
  go: () => void
}

interface Options {
  /** Milliseconds of work that a household may use at once, and how many come back in a millisecond. */
  budget: number
  refill: number
}

export type Turns = ReturnType<typeof createTurns>

/**
 * One piece of work at a time. Next is who has used least lately, so that a household with a hundred pictures and one with
 * a single one both get on.
 */
export function createTurns({ budget, refill }: Options, clock = () => performance.now()) {
  const used = new Map<string, { amount: number; at: number }>()
  const waiting: Waiting[] = []
  let current: string | undefined
  let wanted = Promise.withResolvers<void>()

  function usedBy(household: string): number {
    const { amount, at } = used.get(household) ?? { amount: 0, at: 0 }
    const left = Math.max(0, amount - (clock() - at) * refill)
    if (left === 0) used.delete(household)
    return left
  }

  function next() {
    const cost = ({ household, expected }: Waiting) => usedBy(household) + expected
    const [first] = waiting.toSorted((a, b) => cost(a) - cost(b))
    current = undefined
    if (!first) return
    waiting.splice(waiting.indexOf(first), 1)
    begin(first.household)
    first.go()
  }

  function begin(household: string) {
    current = household
    wanted = Promise.withResolvers()
    if (waiting.some((other) => other.household !== household)) wanted.resolve()
  }

  function wait(household: string, expected: number): Promise<void> {
    if (current !== household) wanted.resolve()
    return new Promise((go) => waiting.push({ household, expected, go }))
  }

  return {
    /** Whether a household has used up what it may use for now. */
    usedUp: (household: string) => usedBy(household) > budget,
    /** Works when it is the household's turn, those that want little first; `wanted` resolves when another one waits. */
    async take<R>(household: string, work: (wanted: Promise<void>) => Promise<R>, expected = 0): Promise<R> {
      if (current === undefined) begin(household)
      else await wait(household, expected)
      const since = clock()
      try {
        return await work(wanted.promise)
      } finally {
        used.set(household, { amount: usedBy(household) + clock() - since, at: clock() })
        next()
      }
    },
  }
}
