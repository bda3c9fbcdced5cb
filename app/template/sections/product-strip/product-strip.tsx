import { productCard } from '#app/template/shop/products/choice.ts'
import { ArrowLink, CardLink } from '#app/ui/button/button-link.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Section } from '#app/ui/section-head/section.tsx'
import { Slider, SliderControls, slider } from '#app/ui/slider/slider.tsx'
import type { ShopProduct } from '#reader/template/shop.ts'
import css from './product-strip.module.css'

type Props = {
  kicker: string
  title: string
  products: ShopProduct[]
  /** Products that may take the place of others (sections/product-choice). */
  spare?: ShopProduct[]
}

const options = {
  delay: 4000,
  slidesPerView: 1.4,
  spaceBetween: 20,
  breakpoints: { 800: { slidesPerView: 3, spaceBetween: 50 } },
}

/** Products in a row that moves: three in view, 50 px apart. */
export function ProductStrip({ kicker, title, products, spare }: Props) {
  return (
    <Section kicker={kicker} title={title}>
      <div className={css.place} {...slider(options)}>
        <Slider label={kicker} className={css.strip} slideClassName={css.slide}>
          {products.map((product) => (
            <Card key={product.id} {...product} />
          ))}
        </Slider>
        <div className={`wraps ${css.foot}`}>
          <SliderControls count={products.length} progress={options.delay} label={kicker} />
          <ArrowLink to="/shop-1">All products</ArrowLink>
        </div>
      </div>
      {spare && (
        <template>
          {spare.map((product) => (
            <Card key={product.id} {...product} />
          ))}
        </template>
      )}
    </Section>
  )
}

const Card = ({ id, name, price, to, picture }: ShopProduct) => (
  <article className="underlines" aria-label={name} {...productCard(id)}>
    <Picture picture={picture} sizes="(min-width: 50rem) 30vw, 65vw" ratio={1} />
    <h3 className={css.name}>
      <CardLink to={to}>{name}</CardLink>
      <span className="sum quiet">{price}</span>
    </h3>
  </article>
)
