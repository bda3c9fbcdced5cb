import css from './scale.module.css'

const marks = [0, 400, 800, 1200, 1600, 2000, 2400] // mm from the floor
const named: Record<number, string> = { 1200: '1,20 m', 2400: '2,40 m' }

/** A rule at the end of the floor, to the scale of what stands on it. */
export const Scale = ({ low }: { low: boolean }) => (
  <span className={low ? `${css.rule} ${css.low}` : css.rule}>
    {marks.map((mark) => (
      <span key={mark} className={css.mark} style={{ insetBlockEnd: `calc(${mark} * var(--mm))` }}>
        {named[mark] && <span className={css.figure}>{named[mark]}</span>}
      </span>
    ))}
  </span>
)

/** A chair from the side, seat at 45 cm, mm to a unit: what everybody knows the height of. */
export const Chair = ({ className }: { className: string | undefined }) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 460 850"
    fill="none"
    stroke="currentColor"
    strokeWidth={0.8}
  >
    <path
      d="M20 850V440H58V850ZM372 850L366 440L412 10L446 14L404 440L410 850ZM8 405H410V440H8ZM58 640H370V664H58ZM392 200L386 250M402 110L396 160"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
)
