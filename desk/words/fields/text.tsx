import type { Field } from '#contracts/desk-words.ts'
import { readPhone, readPostalCode } from '#contracts/numbers.ts'
import { useForm } from '../form/context.ts'
import { Labelled } from '../form/labelled.tsx'

export interface FieldProps {
  field: Field
  path: string
  value: unknown
  /** A name that is only read out: the list around it shows one already. */
  label?: string | undefined
  optional?: boolean
}

/** A text that grows with what is written; a line break only where it counts. */
export function TextField({ field, path, value, label, optional }: FieldProps) {
  const { set } = useForm()
  const text = String(value ?? '')
  const aside = field.cut ? <Count length={text.length} cut={field.cut} /> : optional && 'opcional'
  return (
    <Labelled field={field} path={path} label={label} aside={aside}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          value={text}
          onChange={(event) => set(path, written(event.target.value, field, optional))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !field.lines && !event.nativeEvent.isComposing) event.preventDefault()
          }}
        />
      )}
    </Labelled>
  )
}

function written(text: string, { lines }: Field, optional = false) {
  const kept = lines ? text : text.replace(/\s*\n\s*/g, ' ')
  return optional && kept === '' ? undefined : kept
}

/** How many letters there are, and where a search engine stops reading. */
const Count = ({ length, cut }: { length: number; cut: number }) =>
  length > cut ? `${length}: Google corta en ${cut}` : `${length} de ${cut}`

const kinds = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  url: { type: 'url', inputMode: 'url' },
  time: { type: 'time' },
  postcode: { inputMode: 'numeric' },
  date: { type: 'date' },
  page: { list: 'paginas' },
  slug: { autoCapitalize: 'none', spellCheck: false },
} as const

/** Words of one kind on one line: an address, a telephone, a day. */
export function LineField({ field, path, value, label, optional }: FieldProps) {
  const { set } = useForm()
  const kind = field.format === 'date' ? 'date' : (field.widget ?? '')
  return (
    <Labelled field={field} path={path} label={label} aside={optional && 'opcional'}>
      {(control) => (
        <input
          {...control}
          {...(kind in kinds ? kinds[kind as keyof typeof kinds] : {})}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={(event) => set(path, written(event.target.value, field, optional))}
          onBlur={(event) => {
            const settled = settle[kind]?.(event.target.value)
            if (settled !== undefined && settled !== value) set(path, settled)
          }}
        />
      )}
    </Labelled>
  )
}

/** How what was typed is written once the field is left. */
const settle: Record<string, (typed: string) => string> = { phone: readPhone, postcode: readPostalCode }
