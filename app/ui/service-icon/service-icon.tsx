import { drawing, floor, type ServiceIconName } from './drawings.ts'
import css from './service-icon.module.css'

export type { ServiceIconName }

type Props = {
  name: ServiceIconName
  className?: string | undefined
}

/** The drawing of a service, decorative: its name is beside it. */
export function ServiceIcon({ name, className = '' }: Props) {
  const { lines, solid = '', dots = [] } = drawing(name)
  const filled = solid + dots.map(([x, y, r]) => `M${x} ${y}m0-${r}a${r} ${r} 0 1 1-.01 0z`).join('')
  return (
    <svg
      className={`drawn ${css.icon} ${className}`}
      viewBox="0 0 48 48"
      width={48}
      height={48}
      aria-hidden="true"
      data-service-icon={name}
    >
      <path d={floor + lines} />
      {filled && <path className={css.solid} d={filled} />}
    </svg>
  )
}
