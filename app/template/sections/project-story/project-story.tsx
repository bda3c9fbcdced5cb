import { type ReactNode, useId } from 'react'
import { FactList } from '#app/ui/fact-list/fact-list.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import type { CaptionedPicture as PictureData } from '#contracts/picture-data.ts'
import css from './project-story.module.css'

type Props = {
  title: string
  paragraphs: string[]
  /** Name and value of each line of the project information. */
  facts: { name: string; value: string }[]
  /** Below both. */
  picture?: PictureData | undefined
  /** Under the information: the share icons. */
  children?: ReactNode
}

/** What was asked and what was built, and in the sidebar the project information. */
export function ProjectStory({ title, paragraphs, facts, picture, children }: Props) {
  const heading = useId()
  const [lead, ...rest] = paragraphs
  return (
    <div className={`section grid ${css.story}`}>
      <section className={css.text} aria-labelledby={heading}>
        <h2 id={heading} className={css.title}>
          <Headline text={title} />
        </h2>
        <p className={css.lead}>{lead}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <FactList heading="Project information" facts={facts} className={css.aside}>
        {children}
      </FactList>
      {picture && <Figure className={css.figure} picture={picture} sizes="(min-width: 50rem) 78vw, 92vw" />}
    </div>
  )
}
