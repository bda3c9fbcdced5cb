import { woodSwatch } from '#contracts/addresses.ts'
import css from './wood-swatch.module.css'

/** A bit of the wood, as wide as its place; what has no grain is a plain colour. Its name stands beside it. */
export function WoodSwatch({ wood }: { wood: string }) {
  return <img className={css.swatch} src={woodSwatch(wood)} width={360} height={240} alt="" loading="lazy" />
}
