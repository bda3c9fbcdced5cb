import { Link } from 'wouter'
import css from './back.module.css'

interface Props {
  to: string
  className?: string | undefined
  children: string
}

/** The way from one thing to the list that it stands in. */
export const Back = ({ to, className = '', children }: Props) => (
  <Link href={to} className={`${css.back} ${className}`}>
    {children}
  </Link>
)
