import { storageKeys } from '#contracts/storage.ts'

const fields = ['name', 'phone', 'email', 'message'] as const

/** Keeps what is being written for this tab, so that a reload or a broken line loses nothing. A refused storage is no error. */
export function saveDraft(form: HTMLFormElement) {
  const data = new FormData(form)
  try {
    sessionStorage.setItem(
      storageKeys.draft,
      JSON.stringify(Object.fromEntries(fields.map((name) => [name, data.get(name) ?? '']))),
    )
  } catch {}
}

/** Puts the draft back into fields that are still as the page delivered them; what was typed before is kept with it. */
export function restoreDraft(form: HTMLFormElement) {
  const inputs = fieldsOf(form)
  const untouched = inputs.filter((input) => input.value === input.defaultValue)
  const draft = readDraft()
  for (const input of untouched) {
    const value = draft[input.name]
    if (typeof value === 'string' && value !== '') input.value = value
  }
  if (untouched.length < inputs.length) saveDraft(form)
}

function readDraft(): Record<string, unknown> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKeys.draft) ?? 'null'))
  } catch {
    return {}
  }
}

function fieldsOf(form: HTMLFormElement) {
  return fields
    .map((name) => form.elements.namedItem(name))
    .filter((input) => input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKeys.draft)
  } catch {}
}
