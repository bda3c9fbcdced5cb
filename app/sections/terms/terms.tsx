import { ArrowLink } from '#app/ui/button/button-link.tsx'
import { FirstFew } from '#app/ui/fold/first-few.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import { SidePlate } from '#app/ui/side-plate/side-plate.tsx'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import { answers, otherAnswers } from '#words/terms-words.ts'
import css from './terms.module.css'

type Term = { name: string; text: string }
/** One with a name is folded on a phone, the first to its first lines; a picture stands under the name, where there is room. */
type Group = { name?: string; picture?: CaptionedPicture; items: Term[] }
type Props = {
  id?: string
  kicker: string
  title: string
  text?: string | undefined
  groups: Group[]
  more?: { to: string; name: string }
  /** True where each stays folded on a large window too: what few look for, with its names to find it by. */
  folded?: boolean
  /** How many of the first a phone shows; none of what another page has said. */
  few?: number
}

/** Small print that is read with pleasure: what a word means here, line by line. */
export function Terms({ id, kicker, title, text, groups, more, ...shown }: Props) {
  return (
    <Section id={id} kicker={kicker} title={title} text={text}>
      <TermGroups groups={groups} {...shown} />
      {more && (
        <div className={`from-third ${css.more}`}>
          <ArrowLink to={more.to}>{more.name}</ArrowLink>
        </div>
      )}
    </Section>
  )
}

type GroupsProps = Pick<Props, 'groups' | 'folded' | 'few'>

/** Each beside its name, as a table; where they are folded, in columns under it. */
export const TermGroups = ({ groups, folded = false, few = 1 }: GroupsProps) => (
  <div className={`${css.groups} ${folded ? css.folded : css.rows}`}>
    {groups.map(({ name, picture, items }, at) =>
      name && (folded || at > 0) ? (
        <Fold
          key={name}
          opensWide={folded ? false : 'beside'}
          className={css.group}
          summary={
            <>
              <h3>{name}</h3>
              <span className={`caption ${css.contents}`} aria-hidden="true">
                {items.map((item) => (
                  <span key={item.name}>{item.name}</span>
                ))}
              </span>
              {picture && <SidePlate picture={picture} />}
            </>
          }
        >
          <TermList items={items} />
        </Fold>
      ) : (
        <div key="first" className={css.group}>
          {name && <h3>{name}</h3>}
          {picture && <SidePlate picture={picture} />}
          <div>
            <FirstFew items={items} few={few} summary={few > 0 ? otherAnswers : answers} className={css.others}>
              {(some) => <TermList items={some} />}
            </FirstFew>
          </div>
        </div>
      ),
    )}
  </div>
)

const TermList = ({ items }: { items: Term[] }) => (
  <dl className={css.terms}>
    {items.map(({ name, text }) => (
      <div key={name} className={css.term}>
        <dt className={css.word}>{name}</dt>
        <dd className={`quiet ${css.text}`}>{text}</dd>
      </div>
    ))}
  </dl>
)
