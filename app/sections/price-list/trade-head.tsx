import { SidePlate } from '#app/ui/side-plate/side-plate.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './trade-head.module.css'

export type Trade = { number: string; name: string; time: string; counted: string; picture: CaptionedPicture }
type Props = Trade & { id: string }

/** What heads the prices of a trade: its number, its name, how long it takes and, with the room, a picture of it. */
export const TradeHead = ({ id, number, name, time, counted, picture }: Props) => (
  <>
    <span className="caption">
      <i>{number}</i>
    </span>
    <h3 id={id}>{name}</h3>
    <span className={`caption ${css.time}`}>
      <strong>{time}</strong> <span className={css.counted}>{counted}</span>
    </span>
    <SidePlate
      picture={picture}
      sizes="(min-width: 75rem) 60vw, (min-width: 37.5rem) 46vw, 4rem"
      className={css.plate}
    />
  </>
)
