import css from './search-field.module.css'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** Words that narrow the list below it. */
export const SearchField = ({ label, value, onChange, className = '' }: Props) => (
  <label className={`${css.search} ${className}`}>
    <span>{label}</span>
    <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
)
