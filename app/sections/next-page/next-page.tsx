import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import css from './next-page.module.css'

type Neighbour = { to: string; label: string; title: string; text?: string; picture: PictureData; mark?: string }
type Props = { name: string; next: Neighbour; previous?: Neighbour }

/** The page to read next, with its photograph; where there is one before it, both in halves of the same size. */
export const NextPage = ({ name, next, previous }: Props) => (
  <nav className="section grid" aria-label={name}>
    {previous ? (
      <div className={css.halves}>
        <Way rel="prev" {...previous} className={css.half} />
        <Way rel="next" {...next} className={css.half} />
      </div>
    ) : (
      <Way rel="next" {...next} className={css.next} />
    )}
  </nav>
)

const Way = ({
  to,
  label,
  title,
  text,
  picture,
  mark,
  rel,
  className = '',
}: Neighbour & { rel: string; className?: string }) => (
  <div className={`card columns ${css.way} ${className}`}>
    <p className={`label quiet ${css.label}`}>{label}</p>
    <a href={to} className={`card-link leans ${css.link}`} rel={rel}>
      {title}
      {text && (
        <>
          {'\u00a0'}
          <Icon name="arrow" />
        </>
      )}
    </a>
    {text && <p className={`quiet ${css.text}`}>{text}</p>}
    <Picture picture={picture} sizes="46vw" className={`card-picture ${css.picture}`} />
    {mark && <p className={`caption ${css.mark}`}>{mark}</p>}
  </div>
)
