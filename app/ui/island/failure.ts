import type { ChunkError } from '#app/behaviour/load-chunk.ts'
import css from './island.module.css'

const words = { es: 'Volver a intentarlo', en: 'Try again' }

/**
 * Says in the part's place that its script did not come, with a button that tries again. What the part shows without
 * script stays: it can still be read, and a form still be sent.
 */
export function showFailure(place: HTMLElement, error: ChunkError, again: () => void): void {
  const notice = element('div', { className: css.failure ?? '', role: 'alert', lang: 'en' })
  const button = element('button', {
    className: css.again ?? '',
    type: 'button',
    lang: document.documentElement.lang,
    textContent: words[document.documentElement.lang as keyof typeof words] ?? words.es,
  })
  button.addEventListener('click', () => {
    notice.remove()
    again()
  })
  notice.append(
    element('p', { className: 'label', textContent: `${error.name} · ${error.type}` }),
    element('p', { className: css.title ?? '', textContent: 'Unexpected Application Error!' }),
    element('p', { textContent: error.message }),
    button,
  )
  place.before(notice)
}

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>) =>
  Object.assign(document.createElement(tag), properties)
