import type { FormEvent } from 'react'
import { OutlineButton } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import css from './shop-sidebar.module.css'

type Props = {
  min: number | null
  max: number | null
  onChange: (change: Record<string, string | null>) => void
}

/** From and to, in dollars. Before it is active the browser asks for the same address, which the list then shows. */
export function PriceFilter({ min, max, onChange }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '').trim() || null
    onChange({ min: value('min'), max: value('max') })
  }
  const amount = { type: 'number', min: 0, max: 100_000, step: '0.01', inputMode: 'decimal' } as const
  return (
    <form className={`stack ${css.prices}`} method="get" onSubmit={submit} aria-labelledby="shop-price">
      <h2 id="shop-price" className={`label quiet ${css.title}`}>
        Price
      </h2>
      <div className={`stack ${css.range}`}>
        <Field label="From $" name="min" placeholder="0" defaultValue={min ?? ''} {...amount} />
        <Field label="To $" name="max" placeholder="500" defaultValue={max ?? ''} {...amount} />
      </div>
      <OutlineButton type="submit">Filter</OutlineButton>
    </form>
  )
}
