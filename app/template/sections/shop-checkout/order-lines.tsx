import { cartContent, formatMoney, sampleNote } from '#app/template/shop/cart/cart.ts'
import { useCart } from '#app/template/shop/cart/use-cart.ts'
import { ShopClosed } from '#app/template/shop/products/shop-closed.tsx'
import { Fold } from '#app/ui/fold/fold.tsx'
import css from './shop-checkout.module.css'

/** What is ordered, and what it comes to. */
export function OrderLines() {
  const { lines, subtotal, tax, total, isSample, status } = useCart()
  if (status === 'failed') return <ShopClosed />
  return (
    <Fold
      opensWide
      className={css.lines}
      summary={
        <>
          <h2>Your order</h2>
          <span className={`sum ${css.sum}`} {...cartContent}>
            {formatMoney(total)}
          </span>
        </>
      }
    >
      <dl className="sums" {...cartContent} aria-busy={status === 'loading'}>
        {lines.map(({ id, name, quantity, cents }) => (
          <Row key={id} name={`${name} x ${quantity}`} cents={cents * quantity} />
        ))}
        <Row name="Subtotal" cents={subtotal} className={css.first} />
        <Row name="Tax (10%)" cents={tax} />
        <Row name="Total" cents={total} className="total" />
      </dl>
      {isSample && <p className={`caption ${css.note}`}>{sampleNote}</p>}
    </Fold>
  )
}

const Row = ({ name, cents, className }: { name: string; cents: number; className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{formatMoney(cents)}</dd>
  </div>
)
