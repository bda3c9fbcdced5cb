import own from './numbered-steps.module.css'

export type NumberedStep = { title: string; text: string; time?: string | undefined }
type Props = {
  steps: NumberedStep[]
  /** Classes of the section that lays them out: steps, step, number, name, text, time. */
  css: Readonly<Record<string, string>>
}

/** The steps of a commission in their order, each with its number and, where it is known, the time it takes. */
export function NumberedSteps({ steps, css }: Props) {
  const classOf = (part: string) => [own[part], css[part]].filter(Boolean).join(' ')
  return (
    <ol className={classOf('steps')}>
      {steps.map(({ title, text, time }, i) => (
        <li key={title} className={classOf('step')}>
          <span className={classOf('number')} aria-hidden="true">
            {i + 1}
          </span>
          <h3 className={classOf('name')}>{title}</h3>
          <p className={classOf('text')}>{text}</p>
          {time && <p className={classOf('time')}>{time}</p>}
        </li>
      ))}
    </ol>
  )
}
