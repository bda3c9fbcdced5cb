import { named, Options } from '../../ui/fields.tsx'
import { useForm } from '../form/context.ts'
import { Labelled } from '../form/labelled.tsx'
import { NumberField } from './number.tsx'
import type { FieldProps } from './text.tsx'

const own = 'propia'

export function ChoiceField({ field, path, value, label, optional }: FieldProps) {
  const { set, relations } = useForm()
  const listed = field.enum ?? field.anyOf?.find((one) => one.enum)?.enum
  const names = field.names ?? field.anyOf?.find((one) => one.names)?.names ?? {}
  const canBeNone = field.anyOf?.some(({ type }) => type === 'null') ?? false
  const options =
    field.widget === 'service'
      ? relations.services.map(({ slug, name }) => ({ id: slug, name }))
      : (listed ?? []).map((id) => ({ id, name: names[id] ?? id }))
  const unknown = typeof value === 'string' && value !== '' && !options.some(({ id }) => id === value)
  return (
    <Labelled field={field} path={path} label={label}>
      {(control) => (
        <select
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => set(path, event.target.value || (canBeNone ? null : optional ? undefined : ''))}
        >
          {(canBeNone || optional || value === '') && <option value="">{field.none ?? 'Sin elegir'}</option>}
          {unknown && <option value={value}>{value}</option>}
          <Options of={options} />
        </select>
      )}
    </Labelled>
  )
}

/** A number of one's own, or one that the site counts. */
export function CountedField({ field, path, value }: FieldProps) {
  const { set } = useForm()
  const isCounted = typeof value === 'string' && field.names?.[value] !== undefined
  return (
    <div className="two-columns">
      <Labelled field={field} path={path}>
        {(control) => (
          <select
            {...control}
            value={isCounted ? value : own}
            onChange={(event) => set(path, event.target.value === own ? 1 : event.target.value)}
          >
            <option value={own}>Una que escribo yo</option>
            <Options of={named(field.names ?? {})} />
          </select>
        )}
      </Labelled>
      {!isCounted && <NumberField field={{ title: 'Cuál' }} path={path} value={value} />}
    </div>
  )
}
