import type { ComponentProps } from 'react'
import { Field } from '#app/ui/field/field.tsx'
import { answerField } from '#contracts/enquiry.ts'
import css from './postal-code.module.css'
import { Reach } from './reach.tsx'

type Props = {
  question: { label: string; inside: string; outside: string; unknown: string; reach: ComponentProps<typeof Reach> }
  /** Those that the workshop goes to, with the first digits of their postal codes. */
  provinces: { code: string; name: string }[]
  /** What has been written so far. */
  code: string
}

const lastProvince = 52

/** Where it is, and what going there costs. */
export function PostalCode({ question, provinces, code }: Props) {
  const { label, inside, outside, unknown, reach } = question
  const near = new Map(provinces.map(({ code, name }) => [code, inside.replace('{province}', name)]))
  return (
    <>
      <div className={css.code}>
        <Field label={label} name={answerField(label)} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
      </div>
      <Reach {...reach} />
      <p role="status" className={css.answer}>
        {answerTo(code)}
      </p>
    </>
  )

  function answerTo(code: string): string {
    if (code.length < 5) return ''
    const province = code.slice(0, 2)
    const exists = /^\d{5}$/.test(code) && Number(province) >= 1 && Number(province) <= lastProvince
    return exists ? (near.get(province) ?? outside) : unknown
  }
}
