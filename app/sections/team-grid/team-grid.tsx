import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './team-grid.module.css'

export type TeamMember = { id: string; img: PictureData; name: string; designation: string; link: string }
type Props = {
  label: string
  members: TeamMember[] /** h2 under the page's title, h3 under a heading of its own. */
  title?: string
}

/** The people of the workshop, each by the tool that is theirs. */
export function TeamGrid({ label, members, title }: Props) {
  const Name = title ? 'h3' : 'h2'
  return (
    <section className={`grid ${title ? 'section' : css.section}`} aria-label={label}>
      {title && (
        <h2 className={css.heading}>
          <Headline text={title} />
        </h2>
      )}
      <ul className={css.list}>
        {members.map(({ id, img, name, designation, link }, i) => (
          <li key={id} className={css.member}>
            <Picture
              picture={img}
              sizes="(min-width: 50rem) 31vw, 46vw"
              ratio={4 / 5}
              priority={!title && i === 0}
              className={css.picture}
            />
            <Name className={css.name}>
              <a href={link}>{name}</a>
            </Name>
            <p className="caption">{designation}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
