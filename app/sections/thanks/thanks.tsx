import { Receipt } from '#app/enquiry/receipt.tsx'
import { ArrowLink, ButtonLink } from '#app/ui/button/button-link.tsx'
import { Figure } from '#app/ui/picture/figure.tsx'
import { receiptTemplate } from '#contracts/enquiry.ts'
import type { CaptionedPicture } from '#contracts/picture-data.ts'
import css from './thanks.module.css'

type Props = {
  text: string
  picture: CaptionedPicture
  /** Address of a chat with the workshop; empty where there is none. */
  whatsappHref: string
  home: { to: string; name: string }
  more: { to: string; name: string }
}

/**
 * The page after an enquiry: one sentence and the way on. The first word of the sentence is set
 * large. The server puts the receipt in its place, where the address names an enquiry.
 */
export function Thanks({ text, picture, whatsappHref, home, more }: Props) {
  const [first = '', ...rest] = text.split(' ')
  return (
    <div className={`grid ${css.page}`}>
      <h1 className={css.title}>
        <span className={css.word}>{first}</span> <span className={css.sentence}>{rest.join(' ')}</span>
      </h1>
      <div className={`quiet ${css.note}`}>
        <template id={receiptTemplate}>
          <Receipt number="{number}" answerDay="{answerDay}" photosLink="{photosLink}" whatsappHref={whatsappHref} />
        </template>
      </div>
      <div className={`wraps ${css.ways}`}>
        <ButtonLink to={home.to}>{home.name}</ButtonLink>
        <ArrowLink to={more.to}>{more.name}</ArrowLink>
      </div>
      {/* Half of a wide picture's width is seen: its file is chosen by the whole. */}
      <Figure className={css.plate} picture={picture} sizes="(min-width: 50rem) 62vw, 140vw" ratio={3 / 4} />
    </div>
  )
}
