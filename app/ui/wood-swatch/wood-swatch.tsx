import { woodSwatch } from '#contracts/addresses.ts'
import css from './wood-swatch.module.css'

/** What has no grain is drawn: lacquer shines and has any colour, a melamine board shows its edge. */
const drawn = new Set(['lacado', 'melamina'])

/** A bit of the wood, as wide as its place. Its name stands beside it. */
export function WoodSwatch({ wood }: { wood: string }) {
  const src = drawn.has(wood) ? `/wood/${wood}-sample.svg` : woodSwatch(wood)
  return <img className={css.swatch} src={src} width={360} height={240} alt="" loading="lazy" />
}
