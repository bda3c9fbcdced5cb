/** What has been answered, by the label of the question. */
export type Answers = Record<string, string>

const named = /^answers\[(.*)\]$/

export function readAnswers(form: HTMLFormElement): Answers {
  const answers: Answers = {}
  for (const [name, value] of new FormData(form)) {
    const label = named.exec(name)?.[1]
    if (label && typeof value === 'string' && value.trim()) answers[label] = value.trim()
  }
  return answers
}

/** Name of a measure's field: it says its unit, since the workshop reads it as it is. */
export const measureLabel = (measure: string) => `${measure} (cm)`

/** Chooses what the address asks for: `?servicio=restauracion`, `?servicio=armario`. */
export function preselect(form: HTMLFormElement, subjects: readonly { id: string; name: string }[]): void {
  const wanted = new URLSearchParams(location.search).get('servicio')
  const name = subjects.find(({ id }) => id === wanted)?.name
  // The first question's, whatever the owner calls it.
  const first = form.querySelector<HTMLInputElement>('input[type="radio"]')?.name
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (radio.name === first && radio.value === name) radio.checked = true
}
