import { Fragment } from 'react'
import { deskPath } from '#contracts/desk.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
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
      <header className={css.head}>
        <h1>Consultas</h1>
        <p className={css.tools}>
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
  const isFiltered = search !== ''
  return (
    <section aria-label="Lista de consultas" aria-busy={isPending}>
      {error && <Failed error={error} retry={refetch} />}
      {isPending && <p className={css.empty}>Buscando las consultas…</p>}
      {data && items.length === 0 && (
        <p className={css.empty}>
          {isFiltered ? (
            <Fragment>
              Ninguna consulta encaja. <Button onClick={clear}>Quitar los filtros</Button>
            </Fragment>
          ) : (
            'No hay consultas pendientes. Cuando alguien escriba desde la web, aparecerá aquí.'
          )}
        </p>
      )}
      <ol className={css.rows}>
        {items.map((item) => (
          <Row key={item.id} item={item} isOpen={item.id === open} search={search} />
        ))}
      </ol>
      {hasNextPage && (
        <p className={css.more}>
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Ver más
          </Button>
        </p>
      )}
    </section>
  )
}
