import { useRef, useSyncExternalStore } from 'react'
import { adoptSheet } from '#app/browser/adopt-sheet.ts'
import { shelfWords as w } from '#words/photos-words.ts'
import css from './photo-list.module.css'
import styles from './photo-list.module.css?inline'
import { removePhoto, shelf } from './photo-shelf.ts'

adoptSheet(styles)

export { addPhotos, clearShelf, readyPhotos, restorePhotos } from './photo-shelf.ts'
export { postWithProgress } from './post-photos.ts'

/** The pictures in their order, each with a button that takes it away; and why others are not among them. */
export function PhotoList({ sent, onChange }: { sent: number | undefined; onChange: () => void }) {
  const { places, notice, problems } = useSyncExternalStore(shelf.subscribe, shelf.get)
  const list = useRef<HTMLUListElement>(null)
  const remove = (id: string, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1] ?? list.current?.closest('fieldset')?.querySelector('input')
    next?.focus()
    removePhoto(id)
    onChange()
  }
  return (
    <>
      {places.length > 0 && (
        <ul ref={list} className={css.list} aria-label={w.list}>
          {places.map(({ id, name, photo }, at) => (
            <li key={id} className={css.photo} aria-busy={!photo || undefined}>
              <span className={css.frame}>
                {photo ? <img src={photo.thumbnail} alt="" className={css.thumbnail} /> : <span>{w.preparing}</span>}
              </span>
              <span className={`caption ${css.name}`}>
                <span className="visually-hidden">{w.position(at + 1)} </span>
                {name}
              </span>
              <button
                type="button"
                className={`text-button ${css.remove}`}
                aria-label={`${w.remove} ${name}`}
                onClick={() => remove(id, at)}
              >
                {w.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {problems.map((problem) => (
        <p key={problem} className={`remark ${css.problem}`}>
          {problem}
        </p>
      ))}
      {sent !== undefined && <Progress sent={sent} />}
      <p aria-live="polite" className="caption">
        {notice}
      </p>
    </>
  )
}

/** How much has left, in whole steps where it is spoken. */
function Progress({ sent }: { sent: number }) {
  const spoken = Math.floor(sent * 4) * 25
  return (
    <p className={css.progress}>
      <progress value={sent} aria-label={w.sending} />
      <span aria-live="polite" className="caption">
        {w.sent(spoken)}
      </span>
    </p>
  )
}
