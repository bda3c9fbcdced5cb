import { CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './running-projects.module.css'

type RunningProject = {
  id: string
  title: string
  stage: string
  due: string
  link: string
  picture: PictureData
}
type Props = { kicker: string; title: string; projects: RunningProject[] }

/** Three projects, the first as high as the two beside it. */
export function RunningProjects({ kicker, title, projects }: Props) {
  return (
    <Section kicker={kicker} title={title}>
      <ol className={`columns swiped ${css.list}`}>
        {projects.map(({ id, title: name, stage, due, link, picture }, i) => (
          <li key={id} className={`card ${css.project}`}>
            <Picture picture={picture} sizes={`(min-width: 37.5rem) ${i ? 36 : 86}vw, 82vw`} />
            <p className={`label quiet wraps ${css.meta}`}>
              <span>{stage}</span>
              <span>{due}</span>
            </p>
            <h3 className="as-h4">
              <CardLink to={link}>{name}</CardLink>
            </h3>
          </li>
        ))}
      </ol>
    </Section>
  )
}
