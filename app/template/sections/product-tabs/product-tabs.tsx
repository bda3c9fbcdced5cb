import { useId } from 'react'
import { choicePart } from '#app/template/shop/products/choice.ts'
import { panelProps, Tabs } from '#app/template/ui/tabs/tabs.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import type { WholeProduct } from '#reader/products.ts'
import css from './product-tabs.module.css'
import { ReviewForm } from './review-form.tsx'

type Review = { name: string; date: string; dateTime: string; rating: number; text: string }
type Props = {
  product: Pick<WholeProduct, 'text' | 'details'>
  /** How everything of the shop is made; below the product's own words. */
  making: string
  reviews: Review[]
}
type Tab = 'description' | 'information' | 'reviews'

const first: Tab = 'description'

/** Description, additional information, reviews with their form. */
export function ProductTabs({ product, making, reviews }: Props) {
  const base = useId()
  const panel = (of: Tab) => panelProps(base, first, of)
  return (
    <section className={`grid ${css.section}`} aria-label="About this product">
      <Tabs
        label="About this product"
        base={base}
        tabs={[
          { id: 'description', name: 'Description' },
          { id: 'information', name: 'Additional Information' },
          { id: 'reviews', name: `Reviews (${reviews.length})` },
        ]}
        active={first}
      />
      <div {...panel('description')}>
        <div className={`columns ${css.description}`}>
          <ProductText {...product} />
          <p className="quiet measure">{making}</p>
        </div>
      </div>
      <div {...panel('information')}>
        <ProductDetails {...product} />
      </div>
      <div {...panel('reviews')}>
        <div className={`stack ${css.reviews}`}>
          <ul>
            {reviews.map(({ name, date, dateTime, rating, text: words }) => (
              <li key={name} className={`stack ${css.review}`}>
                <Stars value={rating} />
                <p className={css.words}>{words}</p>
                <p className="caption">
                  {name}, <time dateTime={dateTime}>{date}</time>. A sample.
                </p>
              </li>
            ))}
          </ul>
          <ReviewForm />
        </div>
      </div>
    </section>
  )
}

/** What the first tab says of this product. */
export const ProductText = ({ text }: Pick<WholeProduct, 'text'>) => (
  <p className="lead" {...choicePart('text')}>
    {text}
  </p>
)

/** The second tab: its measures, woods and so on. */
export const ProductDetails = ({ details }: Pick<WholeProduct, 'details'>) => (
  <dl className={css.details} {...choicePart('details')}>
    {details.map(({ name, value }) => (
      <div key={name}>
        <dt className="quiet">{name}</dt>
        <dd className="sum">{value}</dd>
      </div>
    ))}
  </dl>
)
