import { Icon } from '#app/ui/icon/icon.tsx'
import css from './stars.module.css'

/** A rating as stars, named for assistive technology. */
export function Stars({ value, of = 5, lang = 'es' }: { value: number; of?: number; lang?: 'es' | 'en' }) {
  const name = lang === 'es' ? `${value} de ${of} estrellas` : `${value} out of ${of} stars`
  return (
    <span className={css.stars} role="img" aria-label={name}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stars in a fixed number
        <span key={i} data-on={i < value || undefined}>
          <Icon name="star" size={18} />
        </span>
      ))}
    </span>
  )
}
