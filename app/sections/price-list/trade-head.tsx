import { Picture } from '#app/ui/picture/picture.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './trade-head.module.css'

export type Trade = { number: string; name: string; time: string; counted: string; picture: CaptionedPicture }
type Props = Trade & {
  id: string
  /** True where the picture lies over name and prices on a large window. */
  isWide: boolean
}

/** What heads the prices of a trade: its number, its name, how long it takes and, with the room, a picture of it. */
export const TradeHead = ({ id, isWide, number, name, time, counted, picture }: Props) => (
  <>
    <span className="caption">
      <i>{number}</i>
    </span>
    <h3 id={id}>{name}</h3>
    <span className={`caption ${css.time}`}>
      <strong>{time}</strong> <span className={css.counted}>{counted}</span>
    </span>
    <span className={css.plate}>
      <Picture picture={picture} sizes={`(min-width: 75rem) ${isWide ? 92 : 60}vw, (min-width: 37.5rem) 46vw, 4rem`} />
      <span className="caption">{picture.caption}</span>
    </span>
  </>
)
