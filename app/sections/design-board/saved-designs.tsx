import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Field } from '#app/ui/field/field.tsx'
import tick from '#app/ui/field/tick.module.css'
import { Icon } from '#app/ui/icon/icon.tsx'
import { parseAddress } from '#design/address.ts'
import type { Design } from '#design/design.ts'
import type { Prices } from '#design/price.ts'
import { designWords } from '#words/design-words.ts'
import { Comparison } from './comparison.tsx'
import { forget, keep, savedDesigns } from './saved.ts'
import css from './saved-designs.module.css'

type Props = {
  address: string
  suggestion: string
  prices: Prices
  kind: Design['kind']
  onOpen: (design: Design) => void
}

/** Designs kept on this device, by name; two of them side by side. */
export function SavedDesigns({ address, suggestion, prices, kind, onOpen }: Props) {
  const list = useSyncExternalStore(savedDesigns.subscribe, savedDesigns.get, () => savedDesigns.initial)
  const [chosen, setChosen] = useState<string[]>([])
  const field = useRef<HTMLInputElement>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    keep({ name: field.current?.value.trim() || suggestion, address })
    if (field.current) field.current.value = ''
  }
  const choose = (name: string) =>
    setChosen((before) => (before.includes(name) ? before.filter((it) => it !== name) : [...before, name].slice(-2)))
  const compared = list.filter(({ name }) => chosen.includes(name))
  return (
    <details className="needs-script">
      <summary className="target text-button">
        {designWords.save}
        {list.length > 0 && ` (${list.length})`}
      </summary>
      <form className={css.form} onSubmit={save}>
        <Field
          label={designWords.nameOfDesign}
          ref={field}
          maxLength={60}
          placeholder={suggestion}
          autoComplete="off"
        />
        <button type="submit" className={`text-button ${css.keep}`}>
          {designWords.keep}
        </button>
      </form>
      {list.length > 0 && (
        <ul aria-label={designWords.saved}>
          {list.map((saved) => (
            <li key={saved.name} className={css.row}>
              <a
                href={saved.address}
                className="target"
                onClick={(event) => follow(event, saved.address, kind, onOpen)}
              >
                {saved.name}
              </a>
              <label className={`target ${css.compare}`}>
                <input
                  type="checkbox"
                  className={tick.tick}
                  checked={chosen.includes(saved.name)}
                  onChange={() => choose(saved.name)}
                />
                <span className="visually-hidden">{saved.name}: </span>
                {designWords.compare}
              </label>
              <button
                type="button"
                className="icon-button"
                aria-label={designWords.forget(saved.name)}
                onClick={() => forget(saved.name)}
              >
                <Icon name="trash" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {compared.length === 2 && <Comparison designs={compared} prices={prices} />}
      {list.length > 0 && compared.length < 2 && <p className="caption">{designWords.chooseTwo}</p>}
    </details>
  )
}

/** A design of the same kind is put on the board; of another it is a link to that page. */
function follow(event: React.MouseEvent, address: string, kind: Design['kind'], open: Props['onOpen']) {
  const { design } = parseAddress(address)
  if (design.kind !== kind || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  open(design)
}
