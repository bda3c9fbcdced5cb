import { Field } from '#app/ui/field/field.tsx'
import { answerField } from '#contracts/enquiry.ts'

type Props = {
  question: { label: string; inside: string; outside: string; unknown: string }
  /** Those that the workshop goes to, with the first digits of their postal codes. */
  provinces: { code: string; name: string }[]
  /** What has been written so far. */
  code: string
}

const lastProvince = 52

/** Where it is, and what going there costs. */
export function PostalCode({ question, provinces, code }: Props) {
  const { label, inside, outside, unknown } = question
  const near = new Map(provinces.map(({ code, name }) => [code, inside.replace('{province}', name)]))
  return (
    <>
      <Field label={label} name={answerField(label)} inputMode="numeric" autoComplete="postal-code" maxLength={5} />
      <p role="status">{answerTo(code)}</p>
    </>
  )

  function answerTo(code: string): string {
    if (code.length < 5) return ''
    const province = code.slice(0, 2)
    const exists = /^\d{5}$/.test(code) && Number(province) >= 1 && Number(province) <= lastProvince
    return exists ? (near.get(province) ?? outside) : unknown
  }
}
