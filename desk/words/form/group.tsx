import { type ReactNode, useEffect, useState } from 'react'
import type { Field } from '#contracts/desk-words.ts'
import { excerptOf } from '#contracts/text-changes.ts'
import { Button } from '../../ui/action.tsx'
import type { FieldProps } from '../fields/text.tsx'
import { blankOf } from '../values.ts'
import { useForm } from './context.ts'
import { Control, isFolded } from './control.tsx'
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

interface FoldProps {
  /** Paths of the fields inside, or of their group. */
  paths: readonly string[]
  title: ReactNode
  /** A few words of its content, shown while it is closed. */
  excerpt?: string
  isOpenAtFirst?: boolean
  /** The excerpt is its name, and stays when it is open. */
  isNamed?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of the form that opens: by itself where something in it is wrong, or a link has led into it. */
export function Fold({
  paths,
  title,
  excerpt,
  isOpenAtFirst = false,
  isNamed = false,
  className = '',
  children,
}: FoldProps) {
  const { hasProblemBelow, target } = useForm()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isWrong = paths.some(hasProblemBelow)
  const isMeant = paths.some((path) => target === path || target.startsWith(`${path}.`))
  useEffect(() => {
    if (isWrong || isMeant) setOpen(true)
  }, [isWrong, isMeant])
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={`${css.fold} ${className}`}
    >
      <summary>
        <span className="strong">{title}</span>
        {isWrong && <span className="danger small">por corregir</span>}
        {excerpt && <span className={`cut quiet ${css.excerpt} ${isNamed ? css.stays : ''}`}>{excerpt}</span>}
      </summary>
      {isOpen && <div className={css.inside}>{children}</div>}
    </details>
  )
}
