/** Somebody who is bringing pictures. */
export interface Place {
  /** Whether somebody else has been given it meanwhile. */
  lost: boolean
  /** So many bytes have come. */
  note: (bytes: number) => void
  /** All of it has come: what takes time from now on is not the sender's. */
  arrive: () => void
  free: () => void
}

interface Options {
  /** How many may bring pictures at the same time: all together, and from one network. */
  all: number
  each: number
  /** After so many milliseconds a place may be given to the next who needs one. */
  longest: number
  /** The same, earlier, where fewer bytes come in a second: who sends at a visitor's pace keeps it. */
  slow: { after: number; bytes: number }
}

interface Held extends Place {
  network: string
  since: number
  bytes: number
  arrived: boolean
}

/** Places for those who bring pictures. Nobody is thrown out while there is room; then the widest and the slowest go first. */
export function createPlaces({ all, each, longest, slow }: Options, clock = () => performance.now()) {
  const held = new Set<Held>()
  const countOf = (network: string) => [...held].filter((place) => place.network === network).length

  function mayGo(place: Held, newcomer: number): boolean {
    const age = clock() - place.since
    const pace = (place.bytes / Math.max(1, age)) * 1000
    const late = age > longest || (age > slow.after && pace < slow.bytes)
    return countOf(place.network) > newcomer + 1 || (late && !place.arrived)
  }

  /** The place that a newcomer gets, whose network has so many already: of the network that holds most, the slowest. */
  function spare(newcomer: number): Held | undefined {
    const pace = ({ bytes, since }: Held) => bytes / Math.max(1, clock() - since)
    return [...held]
      .filter((place) => mayGo(place, newcomer))
      .sort((a, b) => countOf(b.network) - countOf(a.network) || pace(a) - pace(b))[0]
  }

  return {
    /** Takes a place; undefined when there is none. */
    take(network: string): Place | undefined {
      const own = countOf(network)
      if (own >= each) return undefined
      if (held.size >= all) {
        const given = spare(own)
        if (!given) return undefined
        given.lost = true
        held.delete(given)
      }
      const place: Held = {
        ...{ network, since: clock(), bytes: 0, lost: false, arrived: false },
        note: (bytes) => {
          place.bytes += bytes
        },
        arrive: () => {
          place.arrived = true
        },
        free: () => void held.delete(place),
      }
      held.add(place)
      return place
    },
  }
}
