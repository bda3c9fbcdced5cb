import { deskPath } from '#contracts/desk.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Failed, Notice } from '../ui/message.tsx'
import { FilterFields } from './filters.tsx'
import css from './list.module.css'
import { Push } from './push.tsx'
import { useCounts, useList } from './queries.ts'
import { Row } from './row.tsx'
import { States } from './states.tsx'
import { queryOf, useFilters } from './use-filters.ts'

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
