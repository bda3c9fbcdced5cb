import type { ComponentProps, ReactNode } from 'react'
import type { Field as FieldSchema } from '#contracts/desk-words.ts'
import { Field } from '../../ui/fields.tsx'
import { idOf, useForm } from './context.ts'

interface Props extends Pick<ComponentProps<typeof Field>, 'children'> {
  field: FieldSchema
  path: string
  /** Its name, where it is only to be read out. */
  label?: string | undefined
  /** Behind the name: a unit, a count. */
  aside?: ReactNode
}

/** A control of a text's form, with what its schema says of it. */
export const Labelled = ({ field, path, label, aside, children }: Props) => (
  <Field
    lined
    id={idOf(path)}
    hideLabel={label !== undefined}
    label={
      <>
        {label ?? field.title}
        {field.fills && <Aside>{codesOf(field.fills)}</Aside>}
        {aside && <Aside>{aside}</Aside>}
      </>
    }
    hint={field.description}
    error={useForm().problemAt(path)}
  >
    {children}
  </Field>
)

const Aside = ({ children }: { children: ReactNode }) => <span className="caption tabular">{children}</span>

/** «{name} {number}»: what a text may have between braces. */
const codesOf = (fills: NonNullable<FieldSchema['fills']>) =>
  Object.keys(fills)
    .map((key) => `{${key}}`)
    .join(' ')
