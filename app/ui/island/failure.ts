import { spoken } from '#app/ui/language/spoken.ts'
import { failureTitle } from '#words/errors-words.ts'
import { againWords } from '#words/failure-words.ts'
import css from './island.module.css'
import type { ChunkError } from './load-chunk.ts'

/**
 * Says in the part's place that its script did not arrive, with a button that tries again. What the part shows without
 * script stays: it can still be read, and a form still be sent.
 */
export function showFailure(place: HTMLElement, error: ChunkError, again: () => void): void {
  const notice = element('div', { className: css.failure ?? '', role: 'alert', lang: 'en' })
  const button = element('button', {
    className: css.again ?? '',
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
  place.before(notice)
}

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(tag), properties)
