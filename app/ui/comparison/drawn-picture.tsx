import type { ComponentProps } from 'react'
import { Picture } from '#app/ui/picture/picture.tsx'
import { drawnWords as w } from '#words/pictures-words.ts'
import { ComparisonLine, comparison, over } from './comparison.tsx'
import css from './drawn-picture.module.css'

type Props = ComponentProps<typeof Picture> & {
  /** Address of the line drawing of the same scene from the same camera. */
  drawing: string
}

/** A picture first drawn, then made: the script lays the drawing over its left part, up to a line that can be moved. */
export const DrawnPicture = ({ drawing, ...picture }: Props) => (
  <div {...comparison('visible', css.drawn)}>
    <Picture {...picture} />
    <div
      className={`${over} ${css.sheet}`}
      data-drawing={drawing}
      style={{ maskPosition: picture.picture.focal.map((at) => `${at * 100}%`).join(' ') }}
      hidden
    />
    <ComparisonLine label={w.line} spoken={w.spoken} />
    <noscript>
      <a className={css.see} href={drawing}>
        {w.see}
      </a>
    </noscript>
  </div>
)
