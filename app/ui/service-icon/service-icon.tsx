import { drawing, floor, type ServiceIconName } from './drawings.ts'
import css from './service-icon.module.css'

export type { ServiceIconName }

type Props = {
  name: ServiceIconName
  /** In pixels; legible from 32. */
  size?: number
  className?: string | undefined
}

/** The drawing of a service, decorative: its name stands beside it. */
export function ServiceIcon({ name, size = 48, className = '' }: Props) {
  const { lines, solid, dots = [] } = drawing(name)
  return (
    <svg
      className={`${css.icon} ${className}`}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      data-service-icon={name}
    >
      <path d={floor + lines} />
      {solid && <path className={css.solid} d={solid} />}
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} className={css.solid} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
