import type { Drawing } from '../drawing.ts'
import { Dimension, figure, Hatch, Mark, n, times } from '../lines.tsx'
import css from '../trade-drawing.module.css'

/** Centimetres. */
const height = 264
const risers = 15
const rise = height / risers
const going = 28
const thick = 4
const rail = 90

const unit = 1.14 // per cm
const [left, floor] = [22, 450]
const x = (cm: number) => n(left + cm * unit)
const y = (cm: number) => n(floor - cm * unit)
const run = (risers - 1) * going
const slope = rise / going
/** Height of the line through the nosings. */
const pitch = (cm: number) => rise + cm * slope

/** A closed-string stair in section, from floor to floor: rises and goings to scale, three balusters to a tread. */
export const stair: Drawing = {
  width: 600,
  height: 496,
  lines: (
    <>
      {/* The string runs behind the treads, from the lower floor to the landing. */}
      <path
        className={css.thin}
        d={`M${x(0)} ${y(0)}V${y(pitch(0) + 5)}L${x(run)} ${y(pitch(run) + 5)}V${y(height - 32)}L${x(32 / slope - 8)} ${y(0)}Z`}
      />
      {times(risers - 1, (k) => (
        <>
          <rect
            className={css.wood}
            x={x(k * going - 3)}
            y={y((k + 1) * rise)}
            width={n((going + 3) * unit)}
            height={n(thick * unit)}
          />
          <rect
            className={css.wood}
            x={x(k * going)}
            y={y((k + 1) * rise - thick)}
            width={n(2 * unit)}
            height={n((rise - thick) * unit)}
          />
          {times(3, (b) => {
            const at = k * going + (b + 0.5) * (going / 3)
            return <path className={css.thin} d={baluster(at, (k + 1) * rise)} />
          })}
        </>
      ))}
      {/* The last riser leads to the upper floor. */}
      <rect
        className={css.wood}
        x={x(run)}
        y={y(height - thick)}
        width={n(2 * unit)}
        height={n((rise - thick) * unit)}
      />
      <path className={css.wood} d={`M${x(run - 3)} ${y(height)}H${x(run + 78)}v${thick * unit}H${x(run - 3)}z`} />
      <path className={css.cut} d={`M${x(run + 2)} ${y(height - thick)}V${y(height - 30)}H${x(run + 78)}`} />
      <Hatch x={x(run + 2)} y={y(height - thick)} width={n(76 * unit)} height={n(26 * unit)} />
      <path className={css.cut} d={`M${x(-18)} ${y(0)}H${x(run + 78)}`} />
      <path
        className={css.wood}
        d={`M${x(1)} ${y(pitch(1) + rail)}L${x(run)} ${y(pitch(run) + rail)}v${n(-5.5 * unit)}L${x(1)} ${y(pitch(1) + rail + 5.5)}z`}
      />
      {[0, run].map((at) => (
        <rect
          key={at}
          className={css.wood}
          x={x(at - 6)}
          y={y(pitch(at) + rail + 10)}
          width={n(7 * unit)}
          height={n((rail + 10 + (at === 0 ? rise : 0)) * unit)}
        />
      ))}
      <Dimension from={[x(run + 62), y(0)]} to={[x(run + 62), y(height)]} measure={height} />
      <Dimension from={[x(0), y(-26)]} to={[x(run), y(-26)]} measure={run} />
      {/* One step's rise and going, three times as large. */}
      <path className={css.thin} d={`M${x(280)} ${y(25)}h${n(3 * going * unit)}v${n(-3 * rise * unit)}z`} />
      <text x={x(280 + 1.5 * going)} y={y(25) + 24}>
        {figure(going)}
      </text>
      <text x={x(280 + 3 * going) + 27} y={y(25 + 1.5 * rise) + 5}>
        {figure(rise)}
      </text>
      <Mark number={1} at={[x(182), y(52)]} to={[x(146), y(6 * rise - 2)]} />
      <Mark number={2} at={[x(230), y(84)]} to={[x(7 * going + 1), y(7.5 * rise)]} />
      <Mark number={3} at={[x(278), y(116)]} to={[x(248), y(pitch(248) - 22)]} />
      <Mark number={4} at={[x(112), y(pitch(112) + rail + 46)]} to={[x(5.5 * going), y(pitch(5.5 * going) + 40)]} />
      <Mark number={5} at={[x(212), y(pitch(212) + rail + 46)]} to={[x(230), y(pitch(230) + rail - 2)]} />
    </>
  ),
}

/** A rod of 2,5 cm from the tread to the handrail. */
function baluster(at: number, foot: number) {
  return [at - 1.25, at + 1.25].map((side) => `M${x(side)} ${y(foot)}V${y(pitch(side) + rail)}`).join('')
}
