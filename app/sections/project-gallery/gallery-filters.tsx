import css from './gallery-filters.module.css'

export type GalleryFilter = { tag: string; name: string }
type Props = {
  label: string
  filters: GalleryFilter[]
  /** Tag of the chosen one. */
  chosen: string
  onChoose: (tag: string) => void
  /** How many are shown: «10 trabajos». */
  count: string
}

/** One button for each kind of work, and how many are shown. */
export const GalleryFilters = ({ label, filters, chosen, onChoose, count }: Props) => (
  <div className={`on-paper wraps needs-script ${css.filters}`} role="group" aria-label={label}>
    {filters.map(({ tag, name }) => (
      <button
        key={tag}
        type="button"
        className={css.filter}
        aria-pressed={tag === chosen}
        onClick={() => onChoose(tag)}
      >
        {name}
      </button>
    ))}
    <p className={`caption ${css.count}`} role="status">
      {count}
    </p>
  </div>
)
