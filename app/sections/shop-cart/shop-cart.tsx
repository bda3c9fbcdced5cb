import { type FormEvent, useRef, useState } from 'react'
import { type CartLine, formatMoney, mostOfOne } from '#app/behaviour/cart.ts'
import { changeLine, removeLine, useCart } from '#app/behaviour/cart-store.ts'
import { submitDemo } from '#app/behaviour/demo-toast.ts'
import { showToast } from '#app/behaviour/toast.ts'
import { ArrowLink, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Quantity } from '#app/ui/quantity/quantity.tsx'
import css from './shop-cart.module.css'

/** What is in the cart, as a table (a list on phones), a coupon, and the totals. `samples`: pictures of an empty cart. */
export function ShopCart({ samples }: { samples: string[] }) {
  const cart = useCart(samples)
  const { lines, isSample, status } = cart
  const top = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState('')

  const remove = (line: CartLine) => {
    const putBack = removeLine(line)
    setNote(`${line.name} removed.`)
    showToast(`${line.name} removed from the cart.`, { undo: putBack })
    top.current?.focus({ preventScroll: true })
  }
  const update = (event: FormEvent) => {
    event.preventDefault()
    setNote('Cart updated.')
  }

  return (
    <section className={`grid ${css.section}`} aria-label="Your cart" aria-busy={status === 'loading'}>
      <div className={css.main} ref={top} tabIndex={-1} data-cart-content="">
        {status === 'loading' && <p className={css.note}>Loading your cart…</p>}
        {isSample && lines.length > 0 && (
          <p className={`caption ${css.note}`}>Your cart is still empty. These two samples show how it looks.</p>
        )}
        {lines.length > 0 ? (
          <form id="cart" method="dialog" onSubmit={update} aria-label="Cart">
            <Lines lines={lines} onRemove={remove} />
          </form>
        ) : (
          status === 'ready' && (
            <div className={css.empty}>
              <p className="lead">Nothing in the cart.</p>
              <ArrowLink to="/shop-1">To the shop</ArrowLink>
            </div>
          )
        )}
        <div className={css.actions}>
          <form className={css.coupon} method="dialog" onSubmit={submitDemo} aria-label="Coupon">
            <Field label="Coupon code" name="coupon" autoComplete="off" required />
            <button type="submit" className={css.quiet}>
              Apply Coupon
            </button>
          </form>
          <button type="submit" form="cart" className={css.quiet}>
            Update Cart
          </button>
        </div>
        <p className="caption" role="status">
          {note}
        </p>
      </div>
      <Totals {...cart} />
    </section>
  )
}

function Lines({ lines, onRemove }: { lines: CartLine[]; onRemove: (line: CartLine) => void }) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">Products in the cart</caption>
      <thead>
        <tr>
          {['Image', 'Product', 'Price', 'Quantity', 'Subtotal', 'Remove'].map((name) => (
            <th key={name} scope="col">
              {name === 'Image' || name === 'Remove' ? <span className="visually-hidden">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className={css.picture}>
              <img src={line.img} alt="" width={160} height={160} />
            </td>
            <th scope="row" className={css.name}>
              {line.name}
            </th>
            <td className={css.price}>{formatMoney(line.cents)}</td>
            <td className={css.quantity}>
              <Quantity
                name={line.name}
                value={line.quantity}
                most={mostOfOne}
                onChange={(quantity) => changeLine(line.id, quantity)}
              />
            </td>
            <td className={css.sum}>{formatMoney(line.cents * line.quantity)}</td>
            <td className={css.remove}>
              <button type="button" aria-label={`Remove ${line.name}`} onClick={() => onRemove(line)}>
                <Icon name="trash" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Totals = ({ subtotal, tax, total }: { subtotal: number; tax: number; total: number }) => (
  <section className={css.totals} aria-label="Cart totals" data-cart-content="">
    <h2 className={css.title}>Cart totals</h2>
    <dl>
      <div>
        <dt>Subtotal</dt>
        <dd>{formatMoney(subtotal)}</dd>
      </div>
      <div>
        <dt>Tax (10%)</dt>
        <dd>{formatMoney(tax)}</dd>
      </div>
      <div className={css.total}>
        <dt>Total</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
    <ButtonLink to="/shop-checkout">Proceed To Checkout</ButtonLink>
  </section>
)
