import type { ElementType } from 'react'
import { afterIdle, afterLoad, whenActive } from '#app/browser/page-lifecycle.ts'
import { storageKeys } from '#contracts/storage.ts'
import { markMissing, showFailure } from './failure.ts'
import { parts } from './interaction.ts'
import type { When } from './island.tsx'
import { ChunkError, loadChunk } from './load-chunk.ts'
import { activate, partsInUse } from './replay-interactions.ts'

/** React components by name: see app/islands.ts. */
export type Islands = Record<string, () => Promise<ElementType>>
/**
 * Modules that enhance HTML without React, by the name in its `data-enhance`. `silent`: the part does its work without,
 * as a row that scrolls does.
 */
export type Enhancements = Record<string, { load: () => Promise<(place: HTMLElement) => void>; silent?: true }>

/** A part that is touched before it is active becomes so at once. */
const signs = ['pointerdown', 'focusin', 'keydown', 'input']

/** Makes each part of the page active when it is time; React is loaded with the first island. */
export function startIslands(islands: Islands, enhancements: Enhancements): void {
  const waiting = new Set(document.querySelectorAll<HTMLElement>(parts))
  const start = (place: HTMLElement) => {
    if (!waiting.delete(place)) return
    const { island, enhance = '' } = place.dataset
    const part = island ? hydration(islands[island]) : enhancements[enhance]
    if (!part) throw new Error(`app/islands.ts has no "${island ?? enhance}".`)
    void wake(place, island ?? enhance, part)
  }
  for (const place of partsInUse()) start(place)
  for (const sign of signs) {
    const onSign = ({ target }: Event) => {
      for (const place of waiting) if (place.contains(target as Node)) start(place)
    }
    document.addEventListener(sign, onSign, { capture: true, passive: true })
  }
  whenActive(() => {
    for (const place of waiting) waits[(place.dataset.when ?? 'visible') as When](place, () => start(place))
  })
}

const hydration = (load: Islands[string] | undefined) =>
  load && {
    load: async () => {
      const [Part, { hydrateIsland }] = await Promise.all([load(), import('./hydrate-island.tsx')])
      return (place: HTMLElement) => hydrateIsland(place, Part)
    },
  }

/** The one place that decides who speaks of a script that did not arrive: the page, or where nothing is dead the console. */
async function wake(place: HTMLElement, name: string, part: Enhancements[string]): Promise<void> {
  try {
    const start = await loadChunk(name, part.load)
    start(place)
    if (place.dataset.enhance) activate(place)
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error
    if (!part.silent) return showFailure(error, () => void wake(place, name, part), place)
    markMissing(place)
    console.error(`${error.message} (${error.type})`)
  }
}

const waits: Record<When, (place: HTMLElement, start: () => void) => void> = {
  load: (_, start) => afterLoad(start),
  idle: (_, start) => afterIdle(start),
  visible: (place, start) => afterIdle(() => whenNearly(place, start)),
  touched: (place, start) => {
    const files = [...place.querySelectorAll<HTMLInputElement>('[type=file]')].some((field) => field.files?.length)
    if (location.search || location.hash || files || place.querySelector(':focus, :hover')) waits.load(place, start)
    else if (hasKept()) waits.visible(place, start)
    // The page was left untouched and there is something since.
    addEventListener('pageshow', ({ persisted }) => persisted && hasKept() && start())
    // A pointer that comes near is early enough to have it ready for the press.
    for (const sign of ['pointerover', 'dragenter']) place.addEventListener(sign, start, { once: true })
  },
  open: (place, start) => {
    const box = place.closest('dialog, [popover]')
    // It may have been opened before this script was there.
    if (box?.matches('[open], :popover-open')) start()
    // Older browsers do not tell that a dialog opens; the focus goes into it.
    else for (const type of ['beforetoggle', 'focusin']) box?.addEventListener(type, start, { once: true })
  },
}

const hasKept = () => [storageKeys.draft, storageKeys.designs].some(isKept)

function isKept(key: string) {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
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
  // What is folded has no place of its own in the page.
  for (const element of place.dataset.island ? place.children : [place])
    observer.observe(element.closest('details:not([open])') ?? element)
}
