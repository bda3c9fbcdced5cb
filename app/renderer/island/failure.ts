import { spoken } from '#app/ui/language/spoken.ts'
import { failureTitle } from '#words/errors-words.ts'
import { againWords } from '#words/failure-words.ts'
import css from './island.module.css'
import type { ChunkError } from './load-chunk.ts'

/**
 * Says in the part's place, or in the window's corner where the header or no part at all is its place, that its script
 * did not arrive, with a button that tries again. What the part shows without script stays: it can still be read.
 */
export function showFailure(error: ChunkError, again: () => void, place?: HTMLElement): void {
  const inPage = place && !place.closest('header')
  const notice = element('div', { className: `${css.failure} ${inPage ? '' : css.corner}`, role: 'alert', lang: 'en' })
  const button = element('button', {
    className: 'text-button',
    type: 'button',
    lang: spoken,
    textContent: againWords[spoken],
  })
  button.addEventListener('click', () => {
    notice.remove()
    again()
  })
  notice.append(
    element('p', { className: 'label', textContent: `${error.name} · ${error.type}` }),
    element('p', { className: css.title ?? '', textContent: failureTitle }),
    element('p', { textContent: error.message }),
    button,
  )
  if (inPage) place.before(notice)
  else document.body.append(notice)
}

/** Where nothing is dead without the script: what only it could do is hidden. */
export const markMissing = (place: HTMLElement, isMissing = true) => place.toggleAttribute('data-missing', isMissing)

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(tag), properties)
