import { ArrowLink, CardLink } from '#app/ui/button/button-link.tsx'
import { Headline } from '#app/ui/headline/headline.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { ShopProduct } from '#reader/template/shop.ts'
import css from './hero-shelf.module.css'

type Props = { title: string; text: string; products: ShopProduct[]; link: { to: string; name: string } }

/** The shop first: three products on one base line at different sizes, the title beside them. */
export function HeroShelf({ title, text, products, link }: Props) {
  return (
    <section className={`grid ${css.hero}`}>
      <div className={css.words}>
        <h1>
          <Headline text={title} />
        </h1>
        <p className={`teaser ${css.text}`}>{text}</p>
        <ArrowLink to={link.to}>{link.name}</ArrowLink>
      </div>
      <ul className={`columns ${css.shelf}`}>
        {products.map(({ id, name, price, to, picture }, i) => (
          <li key={id} className={`underlines ${css.product}`}>
            <Picture picture={picture} sizes="(min-width: 50rem) 46vw, 60vw" priority={i === 0} ratio={1} />
            <p className={`caption wraps ${css.caption}`}>
              <CardLink to={to}>{name}</CardLink>
              <span className={`sum ${css.price}`}>{price}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
