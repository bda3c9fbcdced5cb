import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from './context.ts'
import css from './form.module.css'

interface Props {
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
}: Props) {
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
