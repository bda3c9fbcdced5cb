import { useId } from 'react'
import { ArrowLink } from '#app/ui/button/button.tsx'
import { PageLink } from '#app/ui/page-link/page-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { SectionHead } from '#app/ui/section-head/section-head.tsx'
import { Slider, SliderControls } from '#app/ui/slider/slider.tsx'
import { useSlider } from '#app/ui/slider/use-slider.ts'
import type { Picture as PictureData } from '#contracts/picture.ts'
import css from './product-strip.module.css'

export type StripProduct = { id: string | number; name: string; price: string; to: string; picture: PictureData }
type Props = {
  kicker: string
  title: string
  products: StripProduct[]
  all: { to: string; name: string } /** Milliseconds that a product stays. */
  delay?: number
  /** Products that may take the place of others (sections/product-choice). */
  spare?: StripProduct[]
}

/** Products in a row that moves: three in view, 50 px apart. */
export function ProductStrip({ kicker, title, products, all, delay = 4000, spare }: Props) {
  const heading = useId()
  const slider = useSlider({
    delay,
    loop: true,
    slidesPerView: 1.4,
    spaceBetween: 20,
    breakpoints: { 800: { slidesPerView: 3, spaceBetween: 50 } },
  })
  return (
    <section className={`section grid ${css.section}`} aria-labelledby={heading}>
      <SectionHead id={heading} kicker={kicker} title={title} />
      <Slider slider={slider} label={kicker} lang="en" className={css.strip} slideClassName={css.slide}>
        {products.map((product) => (
          <Card key={product.id} {...product} />
        ))}
      </Slider>
      <div className={css.foot}>
        <SliderControls slider={slider} count={products.length} lang="en" progress={delay} label={kicker} />
        <ArrowLink to={all.to}>{all.name}</ArrowLink>
      </div>
      {spare && (
        <template>
          {spare.map((product) => (
            <Card key={product.id} {...product} />
          ))}
        </template>
      )}
    </section>
  )
}

const Card = ({ id, name, price, to, picture }: StripProduct) => (
  <article className={css.product} data-product={id}>
    <Picture picture={picture} sizes="(min-width: 50rem) 30vw, 65vw" ratio={1} />
    <h3 className={css.name}>
      <PageLink to={to}>{name}</PageLink>
      <span className={css.price}>{price}</span>
    </h3>
  </article>
)
