import { type ReactNode, useId } from 'react'
import { ArrowLink, ButtonLink } from '#app/ui/button/button-link.tsx'
import { FirstFew } from '#app/ui/fold/first-few.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import { SidePlate } from '#app/ui/side-plate/side-plate.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import type { PriceRow } from '#reader/service-prices.ts'
import { priceWords } from '#words/prices-words.ts'
import css from './price-list.module.css'
import { Amount, PriceTable } from './price-table.tsx'

type Trade = { name: string; time: string; counted: string; picture: CaptionedPicture; to: string }
type Group = {
  id: string
  rows: PriceRow[]
  /** Its own heading, where the list has several groups. */
  head?: Trade
}
type Props = {
  id?: string
  kicker: string
  title: string
  groups: Group[]
  /** Small print under the prices. */
  note?: string
  /** Says on a phone that the small pictures are renders. */
  mark?: string | undefined
  /** Beside the prices, where there is room. */
  picture?: CaptionedPicture | undefined
  /** The quote first, and what else there is to know. */
  more?: { to: string; name: string }[]
  children?: ReactNode
}

/** What things cost: a table on the lines, the figures one under the other. */
export function PriceList({ id, kicker, title, groups, note, mark, picture, more, children }: Props) {
  const heading = useId()
  return (
    <section id={id} className="section grid" aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <div className={`${css.groups} ${picture ? css.besidePicture : ''}`}>
        {picture && <SidePlate picture={picture} sizes="88vw" />}
        {groups.map((group, at) => (
          <PriceGroup key={group.id} {...group} labelledBy={heading} at={at} isBeside={Boolean(picture)} />
        ))}
      </div>
      {note && (
        <p className={`caption from-third ${css.note}`}>
          {note} {mark && <span className={css.mark}>{mark}.</span>}
        </p>
      )}
      {children}
      {more && (
        <div className={`wraps from-third ${css.more}`}>
          {more.map(({ to, name }, at) => {
            const Way = at === 0 ? ButtonLink : ArrowLink
            return (
              <Way key={to} to={to}>
                {name}
              </Way>
            )
          })}
        </div>
      )}
    </section>
  )
}

type GroupProps = Group & { labelledBy: string; at: number; isBeside: boolean }

function PriceGroup({ id, rows, head, labelledBy, at, isBeside }: GroupProps) {
  const [first] = rows
  if (!first) return null
  if (!head) {
    return (
      <div className={css.group} id={id}>
        {firstFew(rows, labelledBy, isBeside)}
      </div>
    )
  }
  const name = `${id}-nombre`
  return (
    <Fold id={id} open={at === 0} className={css.trade} summary={<TradeHead id={name} {...head} first={first} />}>
      <div>
        {at === 0 ? firstFew(rows, name, true) : <PriceTable rows={rows} labelledBy={name} isBeside />}
        <ArrowLink to={head.to}>{priceWords.about(head.name)}</ArrowLink>
      </div>
    </Fold>
  )
}

/** What heads the prices of a trade: a picture, its name, how long it takes and, as long as it is closed, the first of them. */
const TradeHead = ({ id, name, time, counted, picture, first }: Trade & { id: string; first: PriceRow }) => (
  <>
    <SidePlate
      picture={picture}
      sizes="(min-width: 75rem) 60vw, (min-width: 37.5rem) 22vw, 8rem"
      className={css.plate}
    />
    <h3 id={id}>{name}</h3>
    <span className={`caption ${css.time}`}>
      <strong>{time}</strong> <span className={css.counted}>{counted}</span>
    </span>
    <span className={css.what}>{first.name}</span>
    <span className={css.price}>
      <Amount {...first} />
    </span>
  </>
)

const firstFew = (rows: PriceRow[], labelledBy: string, isBeside: boolean) => (
  <FirstFew items={rows} summary={priceWords.others} className={css.others}>
    {(some) => <PriceTable rows={some} labelledBy={labelledBy} isBeside={isBeside} />}
  </FirstFew>
)
