import { formatMoney, toCents } from '../cart/cart.ts'

/** A price in dollars, and the one before it, struck out. */
export const Price = ({ price, oldPrice }: { price: number; oldPrice?: number }) => (
  <>
    {oldPrice !== undefined && (
      <del>
        <span className="visually-hidden">Before: </span>
        {formatMoney(toCents(oldPrice))}
      </del>
    )}
    <span>
      {oldPrice !== undefined && <span className="visually-hidden">Now: </span>}
      {formatMoney(toCents(price))}
    </span>
  </>
)
