import { Link } from 'wouter'
import type { EnquiryItem } from '#contracts/desk-enquiries.ts'
import { outcomeNames, stateNames } from '#words/desk-enquiry-words.ts'
import { shortDay, shortTime } from '../ui/times.ts'
import css from './list.module.css'
import { rowMark } from './use-keys.ts'

interface Props {
  item: EnquiryItem
  isOpen: boolean
  /** The address's parameters, kept while one is open. */
  search: string
}

/** An enquiry as a line of the order book. */
export function Row({ item, isOpen, search }: Props) {
  const { id, name, receivedAt, unread, about, excerpt, photos } = item
  const what = [about, photos === 1 ? '1 foto' : photos > 1 ? `${photos} fotos` : ''].filter(Boolean).join(' · ')
  return (
    <li>
      <Link
        href={`/${id}${search}`}
        className={`card ${css.row}`}
        aria-current={isOpen ? 'true' : undefined}
        {...{ [rowMark]: '' }}
      >
        <span className="split">
          <span className={unread ? css.unread : undefined}>
            {unread && <span className="visually-hidden">Sin leer: </span>}
            {name}
          </span>
          <time className="quiet small tabular" dateTime={new Date(receivedAt).toISOString()}>
            {shortTime(receivedAt)}
          </time>
        </span>
        {what && <span className="cut small">{what}</span>}
        <span className="cut quiet">{excerpt || '(sin mensaje)'}</span>
        <Marks item={item} />
      </Link>
    </li>
  )
}

function Marks({ item: { state, due, remindOn, outcome, tags } }: Pick<Props, 'item'>) {
  const marks = [
    ...(state === 'new' ? [] : [stateNames[state]]),
    ...(outcome === '' ? [] : [outcomeNames[outcome]]),
    ...tags,
  ]
  if (marks.length === 0 && remindOn === '') return null
  return (
    <span className={`wrap ${css.marks}`}>
      {remindOn && <span className={due ? css.due : undefined}>Aviso {shortDay(remindOn)}</span>}
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  )
}
