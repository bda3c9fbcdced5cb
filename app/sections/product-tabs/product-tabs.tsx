import { useId, useState } from 'react'
import { Stars } from '#app/ui/stars/stars.tsx'
import { panelProps, Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Product } from '#contracts/product.ts'
import css from './product-tabs.module.css'
import { ReviewForm } from './review-form.tsx'

export type Review = { name: string; date: string; dateTime: string; rating: number; text: string }
type Props = {
  product: Pick<Product, 'text' | 'details'>
  /** How everything of the shop is made; stands under the product's own words. */
  making: string
  reviews: Review[]
}
type Tab = 'description' | 'information' | 'reviews'

/** Description, additional information, reviews with their form. */
export function ProductTabs({ product: { text, details }, making, reviews }: Props) {
  const base = useId()
  const [active, setActive] = useState<Tab>('description')
  const panel = (of: Tab) => panelProps(base, active, of)
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
        active={active}
        onChange={setActive}
      />
      <div {...panel('description')}>
        <div className={css.description}>
          <p className="lead">{text}</p>
          <p className={css.making}>{making}</p>
        </div>
      </div>
      <div {...panel('information')}>
        <dl className={css.details}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div {...panel('reviews')}>
        <div className={css.reviews}>
          <ul>
            {reviews.map(({ name, date, dateTime, rating, text: words }) => (
              <li key={name} className={css.review}>
                <Stars value={rating} lang="en" />
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
