import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/ui/button/button.tsx'
import { underHeader } from '#app/ui/under-header.ts'
import { loadProducts } from './product-store.ts'
import css from './shop-closed.module.css'
import { useKnownProducts } from './use-products.ts'

/**
 * The shop without its products, in place of all that the page shows: what happened, that nothing is lost, and a button
 * that tries again. Only in the browser.
 */
export function ShopClosed() {
  const { error } = useKnownProducts()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    if (busy) return
    setBusy(true)
    loadProducts().catch(() => setBusy(false))
  }
  return createPortal(
    <section className={`grid ${css.closed}`} aria-label="The shop is closed for a moment" {...underHeader}>
      <p className={`label quiet ${css.label}`}>Shop</p>
      <h1 className="from-third">
        The shelves are <em>empty.</em>
      </h1>
      <div className={`stack ${css.words}`}>
        <p className="lead" role="alert">
          {error}
        </p>
        <p className="quiet">Your cart has not been touched.</p>
        <Button type="button" busy={busy} onClick={retry}>
          Try again
        </Button>
      </div>
    </section>,
    document.querySelector('main') as HTMLElement,
  )
}
