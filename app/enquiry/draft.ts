import { draftDays, storageKeys } from '#contracts/storage.ts'

/** What somebody is writing: the fields by name, whether pictures lie beside it, and under which key it was sent already. */
type Draft = {
  /** Milliseconds since 1970. */
  saved: number
  fields: Record<string, string>
  photos?: boolean
  sent?: Sent
  /** The design that has answered the quote's questions already. */
  taken?: string
}
/** The key by which the service knows a repeat, and what else a repeat must say alike. */
export type Sent = { submission: string; page: string; campaign: string }

/** The design is noted by the tool itself. */
const untold = new Set(['access_key', 'botcheck', 'design'])

/** Keeps what is being written, so that a reload, a broken line or a closed tab loses nothing. */
export function saveDraft(form: HTMLFormElement): void {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !untold.has(name) ? [[name, value] as const] : [],
  )
  change((draft) => ({ ...draft, fields: { ...draft.fields, ...Object.fromEntries(texts) } }))
}

/**
 * Puts the draft back into fields that are still as the page delivered them; what was typed before is kept with it.
 * Gives whether there was something to put back.
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { fields } = readDraft()
  const inputs = [...form.elements].filter(isTextField)
  const untouched = inputs.filter((input) => input.value === input.defaultValue)
  const kept = untouched.filter(({ name, value }) => fields[name] && fields[name] !== value)
  for (const input of kept) input.value = fields[input.name] as string
  const radios = [...form.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  const isChosen = ({ name }: HTMLInputElement) => radios.some((radio) => radio.name === name && radio.checked)
  for (const radio of radios) if (fields[radio.name] === radio.value && !isChosen(radio)) radio.checked = true
  if (untouched.length < inputs.length) saveDraft(form)
  return kept.length > 0
}

const isTextField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|number|email)$/.test(element.type))

/** Address of the piece that has been designed last: the guided quote takes it along. */
export const designOfDraft = () => readDraft().fields.design ?? ''
export const noteDesign = (design: string) =>
  design !== designOfDraft() && change(({ fields, ...draft }) => ({ ...draft, fields: { ...fields, design } }))
/** Whether a guided quote has been begun. */
export const quoteBegun = () => Object.keys(readDraft().fields).some((name) => name.startsWith('answers['))

/** Answers the quote's questions by a design, once for each: `answers` are the fields' names and values. */
export function takeDesign(form: HTMLFormElement, design: string, answers: [name: string, value: string][]): void {
  change((draft) => ({ ...draft, taken: design, fields: { ...draft.fields, ...Object.fromEntries(answers) } }))
  for (const input of form.querySelectorAll('input')) {
    const value = answers.find(([name]) => name === input.name)?.[1]
    if (value === undefined) continue
    if (input.type === 'radio') input.checked = input.value === value
    else input.value = value
  }
}
export const designTaken = () => readDraft().taken

export const draftHasPhotos = () => readDraft().photos === true
export const notePhotos = (photos: boolean) => photos !== draftHasPhotos() && change((draft) => ({ ...draft, photos }))

/** The key under which the draft as it stands has been sent; undefined where it was not, or has been changed since. */
export const sentBefore = () => readDraft().sent
export const noteSent = (sent: Sent) => change((draft) => ({ ...draft, sent }))
/** A changed text is another enquiry. */
export const noteChanged = () => readDraft().sent && change(({ sent: _, ...draft }) => draft)

/** The pictures with it. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKeys.draft)
    indexedDB.deleteDatabase(storageKeys.draftPhotos)
  } catch {}
}

/** One that has lain too long is no draft any more. */
function readDraft(): Draft {
  try {
    const draft = Object(JSON.parse(localStorage.getItem(storageKeys.draft) ?? 'null'))
    const fields = Object(draft.fields)
    if (Date.now() - draft.saved < draftDays * 24 * 60 * 60_000) return { ...draft, fields }
    forgetDraft()
  } catch {}
  return { saved: 0, fields: {} }
}

/** A refused storage is no error. */
function change(step: (draft: Draft) => Draft): void {
  try {
    localStorage.setItem(storageKeys.draft, JSON.stringify({ ...step(readDraft()), saved: Date.now() }))
  } catch {}
}
