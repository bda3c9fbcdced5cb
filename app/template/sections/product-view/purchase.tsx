import { useState } from 'react'
import { maxQuantity } from '#app/template/shop/cart/cart.ts'
import { addProduct } from '#app/template/shop/cart/cart-store.ts'
import { Quantity } from '#app/template/ui/quantity/quantity.tsx'
import { showToast } from '#app/template/ui/toast/toast.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useProductMark } from './product-marks.ts'
import css from './purchase.module.css'

/** How many, wished for, to compare; into the cart, or straight to the checkout. */
export function Purchase({ id, name }: { id: string; name: string }) {
  const [quantity, setQuantity] = useState(1)
  const add = () => {
    addProduct(id, quantity)
    showToast(`${name} x ${quantity} is in your cart.`)
  }
  const buy = () => {
    addProduct(id, quantity)
    location.assign('/shop-checkout')
  }
  return (
    <div className={`wraps row needs-script ${css.purchase}`}>
      <Quantity name={name} value={quantity} max={maxQuantity} onChange={setQuantity} />
      <Mark kind="wishes" id={id} name={`Wish for ${name}`} icon="heart" />
      <Mark kind="compare" id={id} name={`Compare ${name}`} icon="compare" />
      <div className={`stack ${css.buttons}`}>
        <Button type="button" onClick={add}>
          Add to Cart
        </Button>
        <button type="button" className={`inverts ${css.buy}`} onClick={buy}>
          Buy Now
        </button>
      </div>
    </div>
  )
}

type MarkProps = { kind: 'wishes' | 'compare'; id: string; name: string; icon: 'heart' | 'compare' }

function Mark({ kind, id, name, icon }: MarkProps) {
  const { marked, toggle } = useProductMark(kind, id)
  return (
    <button
      type="button"
      className={`icon-button ${css.mark}`}
      aria-pressed={marked}
      aria-label={name}
      title={name}
      onClick={toggle}
    >
      <Icon name={icon} />
    </button>
  )
}
