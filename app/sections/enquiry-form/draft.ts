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

/** Puts the draft back into fields that are still as the page delivered them. */
export function restoreDraft(form: HTMLFormElement) {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKeys.draft) ?? 'null')
    if (typeof draft !== 'object' || draft === null) return
    for (const name of fields) {
      const input = form.elements.namedItem(name)
      const value = (draft as Record<string, unknown>)[name]
      const writable = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
      if (writable && typeof value === 'string' && value !== '' && input.value === input.defaultValue)
        input.value = value
    }
  } catch {}
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(storageKeys.draft)
  } catch {}
}
