import css from './ways.module.css'

type Way = { to: string; name: string }
export type WayGroup = { name: string; ways: Way[] }

/** Where to go from a page that has nothing itself: a list of links under its name. */
export function Ways({ name, ways }: WayGroup) {
  return (
    <nav aria-label={name}>
      <p className={`label names quiet ${css.name}`}>{name}</p>
      <ol className={css.ways}>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <a href={to} className={`leans ${css.way}`}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
