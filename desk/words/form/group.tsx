import type { Field } from '#contracts/desk-words.ts'
import { excerptOf } from '#contracts/text-changes.ts'
import { Button } from '../../ui/button.tsx'
import type { FieldProps } from '../fields/text.tsx'
import { blankOf } from '../values.ts'
import { useForm } from './context.ts'
import { Control, isFolded } from './control.tsx'
import { Fold } from './fold.tsx'
import css from './form.module.css'

/** A group of fields that folds; one that may be missing is added and taken away. */
export function GroupField({ field, path, value, optional }: FieldProps) {
  const { set } = useForm()
  if (optional && value === undefined)
    return (
      <div className="hangs">
        <Button tone="quiet" onClick={() => set(path, blankOf(field))}>
          Añadir: {field.title}
        </Button>
      </div>
    )
  return (
    <Fold paths={[path]} title={field.title} excerpt={excerptOf(value)}>
      {field.description && <p className="measure quiet">{field.description}</p>}
      <Fields field={field} path={path} value={value} />
      {optional && (
        <div className="hangs">
          <Button tone="quiet" onClick={() => set(path, undefined)}>
            Quitar: {field.title}
          </Button>
        </div>
      )}
    </Fold>
  )
}

/** The fields of a group, one below the other; short ones side by side where there is room. */
export function Fields({ field, path, value }: { field: Field; path: string; value: unknown }) {
  const values = (value ?? {}) as Record<string, unknown>
  const control = (key: string, child: Field) => (
    <Control
      field={child}
      path={path === '' ? key : `${path}.${key}`}
      value={values[key] ?? child.default}
      optional={!field.required?.includes(key) && child.default === undefined}
    />
  )
  // By what the program knows an entry: it gets one by itself, and hardly anybody needs to see it.
  const { id } = path !== '' && field.properties?.id?.widget === 'slug' ? field.properties : {}
  return (
    <div className={css.fields}>
      {Object.entries(field.properties ?? {}).map(
        ([key, child]) =>
          child !== id && (
            <div key={key} className={isShort(child) ? css.short : isFolded(child) ? css.folded : undefined}>
              {control(key, child)}
            </div>
          ),
      )}
      {id && (
        <div className={css.folded}>
          <Fold paths={[`${path}.id`]} title={id.title} excerpt={String(values.id ?? '')}>
            {control('id', id)}
          </Fold>
        </div>
      )}
    </div>
  )
}

const isShort = ({ type, format, widget, enum: choices, anyOf }: Field) =>
  type === 'integer' ||
  type === 'number' ||
  format === 'date' ||
  choices !== undefined ||
  ['slug', 'time', 'phone', 'postcode', 'service', 'email'].includes(widget ?? '') ||
  (widget === undefined && type === 'string') ||
  (anyOf?.some((one) => one.enum) ?? false)
