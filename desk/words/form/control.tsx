import { memo } from 'react'
import { ChoiceField, CountedField } from '../fields/choice.tsx'
import { NumberField, PairField } from '../fields/number.tsx'
import { PictureField } from '../fields/picture.tsx'
import { type FieldProps, LineField, TextField } from '../fields/text.tsx'
import { SeveralField, SwitchField } from '../fields/tick.tsx'
import { GroupField } from './group.tsx'
import { ListField } from './list.tsx'

/** The control of a field, by what the schema says of it. */
export const Control = memo((props: FieldProps) => {
  const Kind = kindOf(props.field)
  return Kind && <Kind {...props} />
})

function kindOf(field: FieldProps['field']) {
  const { widget, type, format, items, anyOf } = field
  if (widget === 'written-date') return undefined
  if (widget === 'picture') return PictureField
  if (widget === 'words' || items?.enum) return SeveralField
  if (widget === 'service') return ChoiceField
  if (field.prefixItems) return PairField
  if (field.properties) return GroupField
  if (items) return ListField
  if (type === 'boolean') return SwitchField
  if (type === 'number' || type === 'integer') return NumberField
  if (anyOf?.some((one) => one.type === 'integer')) return CountedField
  if (field.enum || anyOf?.some((one) => one.enum)) return ChoiceField
  return widget === 'text' && format === undefined ? TextField : LineField
}

/** Whether it is a group or a list, which folds. */
export const isFolded = ({ properties, items, widget }: FieldProps['field']) =>
  widget !== 'words' && (properties !== undefined || (items !== undefined && !items.enum))
