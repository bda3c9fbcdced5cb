import { CardLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { teamMembers } from '#reader/template/team-content.ts'
import css from './team-grid.module.css'

type Props = {
  label: string
  members: ReturnType<typeof teamMembers>
  /** A heading of its own; without it the list belongs to the page's title. */
  title?: string
}

/** The people of the workshop, each by the tool that is theirs. */
export function TeamGrid({ label, members, title }: Props) {
  const Name = title ? 'h3' : 'h2'
  return (
    <section className={`grid ${title ? 'section' : css.section}`} aria-label={label}>
      {title && (
        <h2 className={`as-h3 ${css.heading}`}>
          <Headline text={title} />
        </h2>
      )}
      <ul className={css.list}>
        {members.map(({ id, img, name, designation, link }, i) => (
          <li key={id} className={`card ${css.member}`}>
            <Picture
              picture={img}
              sizes="(min-width: 50rem) 31vw, 46vw"
              ratio={1}
              priority={!title && i === 0}
              className="card-picture"
            />
            <Name className={`leans ${css.name}`}>
              <CardLink to={link}>{name}</CardLink>
            </Name>
            <p className="caption">{designation}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
