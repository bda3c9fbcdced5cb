import type { ReactNode } from 'react'
import { Link, useRoute } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import { News } from '../enquiries/news.tsx'
import type { Room } from '../rooms.ts'
import css from './frame.module.css'

type Props = DeskSession & { rooms: readonly Room[]; children: ReactNode }

/** The desk's frame: brand and menu (at the foot on a phone, in thumb's reach), the open room. */
export function Frame({ brand, person, rooms, children }: Props) {
  return (
    <div className={css.frame}>
      <a className="skip-link" href="#room">
        Ir al contenido
      </a>
      <header className={css.head}>
        <p className="brand">{brand}</p>
        <nav aria-label="Taller" className={css.menu}>
          {rooms
            .filter(({ more }) => !more)
            .map((room) => (
              <RoomLink key={room.path} {...room} />
            ))}
          <button type="button" className={`target ${css.link} ${css.opener}`} popoverTarget="more">
            Más
          </button>
          <div id="more" popover="auto" className={css.more}>
            {rooms
              .filter(({ more }) => more)
              .map((room) => (
                <RoomLink key={room.path} {...room} />
              ))}
          </div>
        </nav>
        <Link href="/cuenta" className={`target ${css.person}`}>
          {person.name}
        </Link>
      </header>
      <News />
      <main id="room" className={css.room} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** A room in the menu; marked while one of its pages is open. */
function RoomLink({ path, name, useCount }: Room) {
  const [isHere] = useRoute(`${path}/*?`)
  return (
    <Link
      href={path}
      aria-current={isHere ? 'page' : undefined}
      className={`target ${css.link} ${isHere ? css.here : ''}`}
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {name} {useCount && <Count use={useCount} />}
    </Link>
  )
}

function Count({ use }: { use: () => number }) {
  const count = use()
  return (
    count > 0 && (
      <span className={css.count}>
        {count} <span className="visually-hidden">sin leer</span>
      </span>
    )
  )
}
