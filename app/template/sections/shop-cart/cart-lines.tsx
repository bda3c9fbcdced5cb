import { type FormEvent, useRef, useState } from 'react'
import { type CartLine, cartContent, formatMoney, maxQuantity } from '#app/template/shop/cart/cart.ts'
import { changeLine, removeLine } from '#app/template/shop/cart/cart-store.ts'
import { useCart } from '#app/template/shop/cart/use-cart.ts'
import { ShopClosed } from '#app/template/shop/products/shop-closed.tsx'
import { Quantity } from '#app/template/ui/quantity/quantity.tsx'
import { showToast } from '#app/template/ui/toast/toast.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import css from './cart-lines.module.css'

/** The lines of the cart. `samples`: pictures of what an empty cart shows. */
export function CartLines({ samples }: { samples: string[] }) {
  const { lines, isSample, status } = useCart(samples)
  const top = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState('')

  const change = (id: string, quantity: number) => (isSample ? tellOfSamples() : changeLine(id, quantity))
  const remove = (line: CartLine) => {
    if (isSample) return tellOfSamples()
    const putBack = removeLine(line)
    setNote(`${line.name} removed.`)
    showToast(`${line.name} removed from the cart.`, putBack)
    top.current?.focus({ preventScroll: true })
  }
  const update = (event: FormEvent) => {
    event.preventDefault()
    setNote('Cart updated.')
  }

  if (status === 'failed') return <ShopClosed />
  return (
    <div className={css.lines} ref={top} tabIndex={-1} aria-busy={status === 'loading'} {...cartContent}>
      {status === 'loading' && <p className={css.note}>Loading your cart…</p>}
      {lines.length > 0 && (
        <form id="cart" method="dialog" onSubmit={update} aria-label="Cart">
          <Lines lines={lines} onChange={change} onRemove={remove} />
        </form>
      )}
      <p className="caption" role="status">
        {note}
      </p>
    </div>
  )
}

const tellOfSamples = () =>
  void showToast('This is a sample: it stays as it is until you put something of your own in the cart.')

type LinesProps = {
  lines: CartLine[]
  onChange: (id: string, quantity: number) => void
  onRemove: (line: CartLine) => void
}

function Lines({ lines, onChange, onRemove }: LinesProps) {
  return (
    <table className={`sum ${css.table}`}>
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
            <td className={`quiet ${css.price}`}>{formatMoney(line.cents)}</td>
            <td className={css.quantity}>
              <Quantity
                name={line.name}
                value={line.quantity}
                max={maxQuantity}
                onChange={(quantity) => onChange(line.id, quantity)}
              />
            </td>
            <td className={css.sum}>{formatMoney(line.cents * line.quantity)}</td>
            <td className={css.remove}>
              <button
                type="button"
                className="icon-link"
                aria-label={`Remove ${line.name}`}
                onClick={() => onRemove(line)}
              >
                <Icon name="trash" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
