export type NumberedStep = { title: string; text: string; time?: string | undefined }
type Props = {
  steps: NumberedStep[]
  /** Classes of the section that lays them out: steps, step, number, name, text, time. */
  css: Readonly<Record<string, string>>
}

/** The steps of a commission in their order, each with its number and, where it is known, the time it takes. */
export const NumberedSteps = ({ steps, css }: Props) => (
  <ol className={css.steps}>
    {steps.map(({ title, text, time }, i) => (
      <li key={title} className={css.step}>
        <span className={css.number} aria-hidden="true">
          {i + 1}
        </span>
        <h3 className={css.name}>{title}</h3>
        <p className={css.text}>{text}</p>
        {time && <p className={css.time}>{time}</p>}
      </li>
    ))}
  </ol>
)
