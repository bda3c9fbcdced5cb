import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type EnquiryAnswer, photoLimits } from '#contracts/enquiry.ts'
import { forgetDraft, noteChanged, noteSent, restoreDraft, type Sent, saveDraft, sentBefore } from './draft.ts'
import css from './enquiry.module.css'
import { loadedPhotos } from './photos/load-photos.ts'
import type { Photo } from './photos/photo.ts'
import { type Delay, sendEnquiry } from './send-enquiry.ts'

/** What a form needs to know of the workshop. */
export type Enquiry = {
  endpoint: string
  accessKey: string
  phoneHref: string
  phone: string
  /** Address of a chat with the workshop; empty where there is none. */
  whatsappHref: string
  /** Who is responsible for the data. */
  holder: string
}

export type Sending = {
  sending: boolean
  delay?: Delay | undefined
  /** The part of the pictures that has left, 0–1. */
  sent?: number
  answer?: EnquiryAnswer
}

/**
 * What a form needs to become an enquiry: keeps its draft, sends it once, says how it went. Our own service is told more
 * than an external one, which gets the specification's call and nothing else.
 */
export function useEnquiry({ endpoint }: Pick<Enquiry, 'endpoint'>) {
  const form = useRef<HTMLFormElement>(null)
  const key = useRef<Sent>(undefined)
  const [state, setState] = useState<Sending>({ sending: false })
  const [restored, setRestored] = useState(false)
  const own = endpoint.startsWith('/')

  useEffect(() => {
    if (!form.current || !restoreDraft(form.current)) return
    setRestored(true)
    // On a phone it may be folded.
    const fold = form.current.closest('details')
    if (fold) fold.open = true
  }, [])

  /** A changed text or picture is another enquiry. */
  const onChange = () => {
    key.current = undefined
    noteChanged()
  }
  const clear = async () => {
    form.current?.reset()
    forgetDraft()
    key.current = undefined
    setRestored(false)
    ;(await loadedPhotos())?.clearShelf()
  }

  /** The same key for every attempt with the same content, also after a reload. */
  const collect = (photos: readonly Photo[]) => {
    if (own) {
      key.current ??= sentBefore() ?? newSending()
      noteSent(key.current)
    }
    return enquiryData(form.current ?? undefined, photos, key.current)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.sending) return
    setState({ sending: true })
    const desk = own ? await loadedPhotos() : undefined
    const photos = (await desk?.readyPhotos()) ?? []
    const onDelay = (delay: Delay | undefined) => setState({ sending: true, delay })
    const answer = await sendEnquiry(endpoint, () => collect(photos), {
      onDelay,
      ...(desk &&
        photos.length > 0 && {
          patient: true,
          post: (to, data) => desk.postWithProgress(to, data, (sent) => setState({ sending: true, sent })),
        }),
    })
    setState({ sending: false, answer })
    if (answer.success) await clear()
    else console.error('Enquiry refused:', answer.message)
  }

  const onInput = () => {
    onChange()
    if (form.current) saveDraft(form.current)
  }
  const attributes = {
    ref: form,
    className: css.form,
    method: 'post',
    encType: 'multipart/form-data',
    action: endpoint,
    onSubmit: submit,
    onInput,
  } as const
  return { form: attributes, state, restored, clear, own, onChange }
}

/** Everything that is sent: the form's fields, its pictures, and for our own service what lets it know a repeat. */
function enquiryData(form: HTMLFormElement | undefined, photos: readonly Photo[], sent?: Sent): FormData {
  const data = new FormData(form)
  // Pictures that could not be prepared are still in their fields; an empty field would send a file without a name.
  const unprepared = data.getAll(photoLimits.field).filter((file) => file instanceof File && file.size > 0)
  data.delete(photoLimits.field)
  for (const file of unprepared) data.append(photoLimits.field, file)
  for (const { bytes, name } of photos) data.append(photoLimits.field, bytes, `${name.replace(/\.\w+$/, '')}.jpg`)
  if (!sent) return data
  for (const [name, value] of Object.entries(sent)) if (value) data.set(name, value)
  data.set('started', String(Math.round(performance.timeOrigin)))
  return data
}

/** The key of an enquiry that is sent for the first time, and where it comes from. */
const newSending = (): Sent => ({
  submission: crypto.randomUUID(),
  page: location.pathname,
  campaign: campaign(),
})

/** The visit's `utm_…` parameters, of this page or of the one before. */
function campaign(): string {
  const addresses = [location.href, document.referrer || location.href].map((address) => new URL(address))
  const found = addresses.find(({ origin, search }) => origin === location.origin && search.includes('utm_'))
  return String(new URLSearchParams([...(found?.searchParams ?? [])].filter(([name]) => name.startsWith('utm_'))))
}
