import { Link } from 'wouter'

/** The way from one thing to the list that it stands in. */
export const Back = ({ to, className = '', children }: { to: string; className?: string; children: string }) => (
  <Link href={to} className={`back target ${className}`}>
    {children}
  </Link>
)
