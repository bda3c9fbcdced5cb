import type { ComponentProps, FocusEvent } from 'react'
import { setValue } from '#app/browser/set-value.ts'
import { Field } from '#app/ui/field/field.tsx'
import { answerField } from '#contracts/enquiry.ts'
import { readPostalCode } from '#contracts/numbers.ts'
import { provinces } from '#words/provinces-words.ts'
import css from './postal-code.module.css'
import { Reach } from './reach.tsx'

type Props = {
  question: {
    label: string
    inside: string
    outside: string
    named: string
    unknown: string
    reach: ComponentProps<typeof Reach>
  }
  /** Those that the workshop goes to. */
  near: readonly string[]
  /** Places whose way is known: what their postal codes begin with, and what a visit costs there. */
  distances: { name: string; postal: string; km: number; price: string }[]
  /** What has been written so far. */
  code: string
}

/** Where it is, and what going there costs. */
export function PostalCode({ question, near, distances, code }: Props) {
  const { label, inside, outside, named, unknown, reach } = question
  const settle = ({ target }: FocusEvent<HTMLInputElement>) => {
    const digits = readPostalCode(target.value)
    if (digits !== target.value) setValue(target, digits)
  }
  return (
    <>
      <div className={css.code}>
        <Field
          label={label}
          name={answerField(label)}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={8}
          onBlur={settle}
        />
      </div>
      <Reach {...reach} />
      <p role="status" className={css.answer}>
        {answerTo(readPostalCode(code))}
      </p>
    </>
  )

  function answerTo(code: string): string {
    if (code.length < 5) return ''
    // The provinces stand in the order of their numbers, with which the codes begin.
    const province = /^\d{5}$/.test(code) ? provinces[Number(code.slice(0, 2)) - 1] : undefined
    if (!province) return unknown
    const known = distances.find(({ postal }) => code.startsWith(postal))
    const way =
      known && named.replace('{place}', known.name).replace('{km}', String(known.km)).replace('{price}', known.price)
    return [(near.includes(province) ? inside : outside).replace('{province}', province), way].filter(Boolean).join(' ')
  }
}
