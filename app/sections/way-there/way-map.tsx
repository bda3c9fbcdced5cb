import { grainPaths, reach } from '#app/ui/grain/grain-paths.ts'
import { contactDetailsWords as w } from '#words/contact-details-words.ts'
import css from './way-map.module.css'

/** 600 units are one degree of latitude, 460 one of longitude; the corner is 40.55° N, 4.2° W. */
const towns: [name: keyof typeof w.towns, x: number, y: number, side?: keyof typeof places][] = [
  ['madrid', 230, 78],
  ['aranjuez', 284, 298, 'over'],
  ['ocana', 322, 354],
  ['lillo', 414, 498],
  ['tembleque', 322, 516, 'below'],
  ['toledo', 83, 414],
  ['mora', 198, 522, 'above'],
  ['quintanar', 520, 576, 'above'],
]
/** Where the name of a town stands that lies at x, y. */
const places = {
  end: (x: number, y: number) => ({ x: x + 14, y: y + 6 }),
  over: (x: number, y: number) => ({ x: x - 40, y: y - 14, textAnchor: 'end' as const }),
  below: (x: number, y: number) => ({ x: x - 14, y: y + 38, textAnchor: 'end' as const }),
  above: (x: number, y: number) => ({ x: x - 12, y: y - 14 }),
}
/** Left out where there is no room for their names. */
const minor = new Set<keyof typeof w.towns>(['lillo'])
/** Units: a degree of latitude is 111 km. */
const kilometre = 600 / 111
const river =
  'M660 96 607 132C568 159 540 205 506 222 430 262 350 290 276 306 220 322 130 380 92 400 60 424 30 432 0 436'
const roads = {
  a4: 'M230 78V150C230 220 250 262 290 304 306 321 317 335 322 354 327 376 335 420 334 456 333 478 326 496 322 516 316 548 308 610 308 648 308 672 312 690 314 708',
  cm42: 'M83 414C100 470 140 512 198 522 240 530 285 530 322 516',
  local: 'M322 516C346 536 370 552 396 558 432 566 478 571 520 576L660 584',
  lillo: 'M396 558 414 498',
}

/** The map is three columns wide: the page's lines go on in it, and flow round the workshop. */
const workshop = { x: 396, y: 558 }
const knot = { x: workshop.x, rx: 40, ry: 70, left: 0, right: 660, lines: [220, 440] }
/** Straight down to where the knot is felt. */
const above = workshop.y - reach * knot.ry
const lines = [
  `M220 0V${above}M440 0V${above}`,
  ...grainPaths(knot)
    .filter(({ fine }) => !fine)
    .map(({ d }) => d),
]

/** The way to the workshop, drawn: the motorway, the towns around, and where it is. */
export const WayMap = () => (
  <svg className={css.map} viewBox="0 0 660 704" preserveAspectRatio="xMidYMid slice" role="img" aria-label={w.map}>
    {lines.map((d, i) => (
      <path key={d} className={css.line} d={d} transform={i ? `translate(0 ${workshop.y})` : undefined} />
    ))}
    {[19, 28, 36].map((r) => (
      <circle key={r} className={css.ring} cx={workshop.x} cy={workshop.y} r={r} />
    ))}
    <path className={css.river} d={river} />
    <text className={css.water} x="572" y="222">
      {w.river}
    </text>
    <path className={css.road} d={roads.local} />
    <path className={`${css.road} ${css.minor}`} d={roads.lillo} />
    <path className={css.road} d={roads.cm42} />
    <path className={css.motorway} d={roads.a4} />
    <path className={css.middle} d={roads.a4} />
    {towns.map(([name, x, y, side = 'end']) => (
      <g key={name} className={minor.has(name) ? css.minor : undefined}>
        <circle className={css.town} cx={x} cy={y} r="6" />
        <text className={css.name} {...places[side](x, y)}>
          {w.towns[name]}
        </text>
      </g>
    ))}
    <text className={css.number} x="350" y="420">
      A-4
    </text>
    <path className={css.scale} d={`M40 662h${20 * kilometre}m0-6v6M40 656v6M622 64V34l-5 9m5-9 5 9`} />
    <text className={css.figure} x={52 + 20 * kilometre} y="667">
      20 km
    </text>
    <text className={css.figure} x="622" y="84" textAnchor="middle">
      N
    </text>
    <circle className={css.here} cx={workshop.x} cy={workshop.y} r="9" />
    <text className={css.place} x="376" y="648">
      {w.place}
    </text>
    <text className={css.name} x="377" y="682">
      {w.here}
    </text>
  </svg>
)
