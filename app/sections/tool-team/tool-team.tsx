import { useWords } from '#app/ui/language/language.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import type { Picture as PictureData } from '#contracts/picture-data.ts'
import { sectionWords } from '#words/sections-words.ts'
import css from './tool-team.module.css'

type Member = { tool: string; role: string; since: number; picture: PictureData }
type Props = { kicker: string; title: string; members: Member[]; sample: boolean; mark: string | undefined }

/** The people of the workshop as the tools that are theirs, on one board; below each, who it is and since when. */
export function ToolTeam({ kicker, title, members, sample, mark }: Props) {
  const w = useWords(sectionWords)
  const notes = [sample && w.sampleTeam, mark].filter(Boolean)
  return (
    <Section kicker={kicker} title={title}>
      <ul className={css.board}>
        {members.map(({ tool, role, since, picture }, i) => (
          <li key={tool} className={css.member}>
            <Picture
              picture={picture}
              sizes={`(min-width: 62rem) ${i ? 16 : 44}vw, (min-width: 37.5rem) 31vw, 92vw`}
              ratio={1}
            />
            <div className={css.words}>
              <h3 className={css.tool}>{tool}</h3>
              <p className={css.role}>{role}</p>
              <p className="caption">
                {w.since} {since}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {notes.length > 0 && <p className={`caption ${css.sample}`}>{notes.join('. ')}</p>}
    </Section>
  )
}
