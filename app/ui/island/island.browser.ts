import type { ElementType } from 'react'
import { afterIdle } from '#app/behaviour/after-idle.ts'
import { ChunkError, loadChunk } from '#app/behaviour/load-chunk.ts'
import { whenActive } from '#app/behaviour/when-active.ts'
import { replayEarly, touchedEarly } from './early.ts'
import { showFailure } from './failure.ts'
import type { When } from './island.tsx'

/** React components by name: see app/islands.ts. */
export type Islands = Record<string, () => Promise<ElementType>>
/** Modules that give life to HTML without React, by the name in its `data-enhance`. */
export type Enhancements = Record<string, () => Promise<(place: HTMLElement) => void>>

/** A visitor's hand on a sleeping part wakes it. */
const signs = ['pointerdown', 'focusin', 'keydown', 'input']

/** Lets the parts of the page sleep until it is time; React comes with the first island that wakes. */
export function startIslands(islands: Islands, enhancements: Enhancements): void {
  const sleeping = new Set(document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]'))
  const wake = (place: HTMLElement) => {
    if (!sleeping.delete(place)) return
    const { island, enhance } = place.dataset
    if (island) void awaken(place, island, islands[island])
    else void enliven(place, enhance, enhancements[enhance ?? ''])
  }
  for (const place of touchedEarly()) wake(place)
  for (const sign of signs) {
    const onSign = ({ target }: Event) => {
      for (const place of sleeping) if (place.contains(target as Node)) wake(place)
    }
    document.addEventListener(sign, onSign, { capture: true, passive: true })
  }
  whenActive(() => {
    for (const place of sleeping) waits[(place.dataset.when ?? 'visible') as When](place, () => wake(place))
  })
}

async function awaken(place: HTMLElement, name: string, load: Islands[string] | undefined): Promise<void> {
  if (!load) throw new Error(`app/islands.ts has no island "${name}".`)
  try {
    const [Part, { wakeIsland }] = await loadChunk(name, () => Promise.all([load(), import('./wake-island.tsx')]))
    wakeIsland(place, Part)
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error
    showFailure(place, error, () => void awaken(place, name, load))
  }
}

/** What is only enhanced is of use without: when its script does not come, nothing is said. */
async function enliven(place: HTMLElement, name: string | undefined, load: Enhancements[string] | undefined) {
  if (!load) throw new Error(`app/islands.ts has no enhancement "${name}".`)
  const start = await load().catch(() => undefined)
  start?.(place)
  replayEarly(place)
}

const waits: Record<When, (place: HTMLElement, wake: () => void) => void> = {
  load: (_, wake) => afterLoad(wake),
  idle: (_, wake) => afterIdle(wake),
  visible: (place, wake) => afterIdle(() => whenNearly(place, wake)),
  open: (place, wake) => {
    const box = place.closest('dialog, [popover]')
    // It may have been opened before this script was there.
    if (box?.matches('[open], :popover-open')) wake()
    // Older browsers do not tell that a dialog opens; the focus goes into it.
    else for (const type of ['beforetoggle', 'focusin']) box?.addEventListener(type, wake, { once: true })
  },
}

/** Runs `task` when the part is in view or less than half a screen away. An island's own element has no box. */
function whenNearly(place: HTMLElement, task: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      task()
    },
    { rootMargin: '50% 0%' },
  )
  for (const element of place.dataset.island ? place.children : [place]) observer.observe(element)
}

function afterLoad(task: () => void) {
  if (document.readyState === 'complete') task()
  else addEventListener('load', task, { once: true })
}
