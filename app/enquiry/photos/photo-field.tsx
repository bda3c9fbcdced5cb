import { type ChangeEvent, type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { photoLimits } from '#contracts/enquiry.ts'
import { photoWords as w } from '#words/photos-words.ts'
import { draftHasPhotos } from '../draft.ts'
import { loadPhotos } from './load-photos.ts'
import css from './photos.module.css'

type Props = {
  /** The part of the pictures that has left, 0–1, while they are being sent. */
  sent: number | undefined
  /** Called when pictures come or go. */
  onChange: () => void
}

/**
 * Pictures to go with an enquiry: chosen, taken, dropped or pasted. Without script, or when the script for them does not
 * come, they go as they are.
 */
export function PhotoField({ sent, onChange }: Props) {
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const [List, setList] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)

  const taken = useRef(new WeakSet<File>())

  const take = async (given: File[], from?: HTMLInputElement) => {
    // React may tell once more of a choice that was made while it was on its way.
    const files = given.filter((file) => !taken.current.has(file))
    for (const file of files) taken.current.add(file)
    if (given.length > files.length) return
    try {
      const photos = await loadPhotos()
      setList(() => photos.PhotoList)
      setFailed(false)
      if (from) from.value = '' // else they would be sent twice
      if (files.length > 0) photos.addPhotos(files)
      else await photos.restorePhotos()
      if (files.length > 0) onChange()
    } catch {
      setFailed(files.length > 0)
    }
  }
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    if (draftHasPhotos()) void latest.current([])
    // Some may have been chosen before this listened.
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (input.files?.length) void latest.current([...input.files], input)
    const form = box.current?.closest('form')
    return form ? whenFilesCome(form, (files) => void latest.current(files)) : undefined
  }, [])

  const input = {
    type: 'file',
    name: photoLimits.field,
    accept: 'image/*',
    'aria-describedby': `${id}-hint`,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      void (currentTarget.files?.length && take([...currentTarget.files], currentTarget)),
  } as const
  return (
    <fieldset ref={box} className={css.photos}>
      <legend className="label quiet">{w.name}</legend>
      {List && <List sent={sent} onChange={onChange} />}
      <div className={`wraps ${css.ways}`}>
        <label className={css.way}>
          {w.add}
          <input {...input} multiple />
        </label>
        <label className={css.way} data-camera="">
          {w.take}
          <input {...input} capture="environment" />
        </label>
        <p id={`${id}-hint`} className="caption">
          {w.hint(photoLimits.count)}
        </p>
      </div>
      {failed && <p role="alert">{w.unprepared}</p>}
    </fieldset>
  )
}

/** Calls `take` with files that are dropped on the element or pasted into it. Returns a cancel. */
function whenFilesCome(place: HTMLElement, take: (files: File[]) => void): () => void {
  const end = new AbortController()
  const mark = (over: boolean) => place.toggleAttribute('data-drop', over)
  const accept = (event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    mark(true)
  }
  const { signal } = end
  place.addEventListener('dragover', over, { signal })
  place.addEventListener('dragleave', (event) => place.contains(event.relatedTarget as Node) || mark(false), { signal })
  place.addEventListener('drop', (event) => [mark(false), accept(event, event.dataTransfer)], { signal })
  place.addEventListener('paste', (event) => accept(event, event.clipboardData), { signal })
  return () => end.abort()
}
