import { Dialog } from '../../ui/dialog.tsx'
import { OneFieldForm } from '../../ui/one-field-form.tsx'
import { useForm } from '../form/context.ts'
import css from './markdown.module.css'

interface Props {
  onChoose: (to: string, name: string) => void
  onClose: () => void
}

/** Where a link leads: to a page of the site, or to an address that is typed. */
export function LinkDialog({ onChoose, onClose }: Props) {
  const { pages } = useForm().relations
  const choose = (typed: string) => {
    const to = typed.trim()
    if (to) onChoose(to, pages.find(({ path }) => path === to)?.name ?? 'enlace')
  }
  return (
    <Dialog title="Poner un enlace" onClose={onClose}>
      <ul className={css.pages}>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <button type="button" className="meta-line" onClick={() => onChoose(path, name)}>
              {name} <span className="quiet small">{path}</span>
            </button>
          </li>
        ))}
      </ul>
      <OneFieldForm
        label="O una dirección de fuera"
        hint="Empieza por https://"
        inputMode="url"
        button="Poner"
        onSubmit={choose}
      />
    </Dialog>
  )
}
