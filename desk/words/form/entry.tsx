import type { ReactNode } from 'react'
import type { Field } from '#contracts/desk-words.ts'
import { formatEuros } from '#contracts/numbers.ts'
import { excerptOf } from '#contracts/text-changes.ts'
import { useForm } from './context.ts'
import { Control } from './control.tsx'
import { Fold } from './fold.tsx'
import css from './form.module.css'
import { Fields } from './group.tsx'

interface Props {
  field: Field
  path: string
  value: unknown
  /** «paso 2» */
  label: string
  /** Just added: it opens by itself. */
  isNew: boolean
  /** What can be done with it. */
  children: ReactNode
}

/** An entry of a list: a group folds, a single value stands there open. */
export function Entry(props: Props) {
  const { field, path, value, label, children } = props
  if (field.properties) return <GroupEntry {...props} />
  return (
    <li className={css.single}>
      <Control field={field} path={path} value={value} label={label} />
      {children}
    </li>
  )
}

function GroupEntry({ field, path, value, isNew, children }: Props) {
  const number = Number(path.split('.').at(-1)) + 1
  return (
    <li>
      <Fold
        paths={[path]}
        title={<span className="marked tabular">{number}</span>}
        excerpt={useExcerpt(field, value) || 'Por rellenar'}
        isNamed
        isOpenAtFirst={isNew}
        className={css.entry}
      >
        <Fields field={field} path={path} value={value} />
        <div className="wrap">{children}</div>
      </Fold>
    </li>
  )
}

/** By what one knows an entry again: its name, or the service it belongs to, and its price. */
function useExcerpt(field: Field, value: unknown): string {
  const { services } = useForm().relations
  const values = (value ?? {}) as Record<string, unknown>
  const name = services.find(({ slug }) => slug === values.service)?.name
  const price = Object.entries(field.properties ?? {}).find(
    ([key, { unit }]) => unit === '€' && values[key] !== undefined,
  )
  const isNamed = typeof values.name === 'string'
  return [isNamed ? values.name : (name ?? excerptOf(value)), price && `${euros(values[price[0]])} €`]
    .filter(Boolean)
    .join(' · ')
}

const euros = (value: unknown) => (typeof value === 'number' ? formatEuros(value) : String(value))
