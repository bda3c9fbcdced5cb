import { Link } from 'wouter'
import { deskPath } from '#contracts/desk.ts'
import type { EnquiryCounts, EnquiryItem } from '#contracts/desk-enquiries.ts'
import { outcomeNames, stateNames } from '#words/desk-enquiry-words.ts'
import { Button, buttonClass, Failed, Notice } from '../ui/action.tsx'
import { shortDay, shortTime } from '../ui/times.ts'
import { FilterFields } from './filters.tsx'
import css from './list.module.css'
import { Push } from './push.tsx'
import { useCounts, useList } from './queries.ts'
import { queryOf, useFilters } from './use-filters.ts'
import { rowMark } from './use-keys.ts'
import { stateFilters } from './words.ts'

interface Props {
  /** ID of the one that is open. */
  open: string | undefined
  onHelp: () => void
}

/** The order book: states, search, filters, and the enquiries that fit. */
export function List({ open, onHelp }: Props) {
  const { filters } = useFilters()
  const counts = useCounts()
  return (
    <>
      <header className="split at-baseline">
        <h1>Consultas</h1>
        <p className="small">
          <a
            href={`${deskPath}/api/enquiries/export.csv?${queryOf(filters)}`}
            className={buttonClass('quiet')}
            download
          >
            Exportar
          </a>
          <span className={css.keys}>
            <Button tone="quiet" onClick={onHelp}>
              Atajos
            </Button>
          </span>
        </p>
      </header>
      <States counts={counts.data} />
      <FilterFields counts={counts.data} />
      <Rows open={open} />
      <Push />
    </>
  )
}

function Rows({ open }: Pick<Props, 'open'>) {
  const { filters, search, clear } = useFilters()
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useList(filters)
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-label="Lista de consultas" aria-busy={isPending}>
      {error && <Failed error={error} retry={refetch} />}
      {isPending && <Notice>Buscando las consultas…</Notice>}
      {data && items.length === 0 && (
        <Notice>
          {search === '' ? (
            'No hay consultas pendientes. Cuando alguien escriba desde la web, aparecerá aquí.'
          ) : (
            <>
              Ninguna consulta encaja. <Button onClick={clear}>Quitar los filtros</Button>
            </>
          )}
        </Notice>
      )}
      <ol className="rows rows-flush">
        {items.map((item) => (
          <Row key={item.id} item={item} isOpen={item.id === open} search={search} />
        ))}
      </ol>
      {hasNextPage && (
        <p className="notice">
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Ver más
          </Button>
        </p>
      )}
    </section>
  )
}

/** The states as a menu, each with how many there are, and the reminders whose day has come. */
function States({ counts }: { counts: EnquiryCounts | undefined }) {
  const { filters, linkTo } = useFilters()
  const countOf = (state: (typeof stateFilters)[number]['state']) => {
    if (!counts) return undefined
    const { new: fresh, answered, waiting } = counts.states
    return state ? counts.states[state] : fresh + answered + waiting
  }
  return (
    <nav aria-label="Por estado" className={`strip ${css.states}`}>
      {stateFilters.map(({ key, state, name }) => (
        <Link
          key={key}
          href={linkTo('state', key)}
          aria-current={filters.state === state ? 'page' : undefined}
          className="quiet target"
        >
          {name} <span className="small tabular">{countOf(state)}</span>
        </Link>
      ))}
      {counts && counts.due > 0 && (
        <Link
          href={linkTo('due', filters.due ? '' : '1')}
          aria-current={filters.due ? 'true' : undefined}
          className="marked target"
        >
          Aviso cumplido <span className="small tabular">{counts.due}</span>
        </Link>
      )}
    </nav>
  )
}

interface RowProps {
  item: EnquiryItem
  isOpen: boolean
  /** The address's parameters, kept while one is open. */
  search: string
}

/** An enquiry as a line of the order book. */
function Row({ item, isOpen, search }: RowProps) {
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

function Marks({ item: { state, due, remindOn, outcome, tags } }: Pick<RowProps, 'item'>) {
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
