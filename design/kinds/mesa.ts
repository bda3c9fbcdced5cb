import type { Design } from '../design.ts'
import type { Built, Furniture } from '../furniture.ts'
import { type Bench, span } from '../joinery/bench.ts'
import { solidOf } from '../materials.ts'
import { centimetres } from '../names.ts'
import { movementOf, slidingClips } from '../rules/movement.ts'
import { apronHeight, crossRails, kneeRoom, legSection, longRails, topThickness } from '../rules/table-frame.ts'

export const mesa: Furniture = {
  ...{ name: 'Mesa', feminine: true, service: 'ebanisteria', sheetHeight: 510 },
  choices: [],
  fronts: ['abierto'],
  bodies: ['tablero'],
  contents: [],
  ranges: {
    width: {
      ...{ from: 600, to: 3000 },
      low: 'por debajo de 60 cm no se come',
      high: 'el tablón viene hasta tres metros',
    },
    height: {
      ...{ from: kneeRoom + apronHeight + topThickness, to: 1100 },
      low: 'debajo del faldón tienen que caber las rodillas',
      high: 'es el alto de una barra, y no hay taburete para más',
    },
    depth: {
      ...{ from: 600, to: 1200 },
      low: 'dos platos enfrentados piden 60 cm',
      high: 'a más de 120 cm no se alcanza el centro',
    },
  },
  start: { width: 2000, height: 750, depth: 950, wood: 'roble', fronts: 'abierto' },
  adjust: (design, set) =>
    set('depth', Math.min(design.depth, design.width), 'la veta corre a lo largo, y el largo es el lado mayor'),
  build: buildTable,
}

/** The top stands out over the legs, and aprons stand back from their outer faces, mm. */
const [overhang, setBack] = [20, 10]

/** A solid table: four legs, aprons, a top that may move. */
function buildTable({ width, height, depth, wood }: Design, bench: Bench): Built {
  const material = solidOf(wood)
  const under = height - topThickness
  const leg = legSection(width, height)
  const [left, right] = [overhang + leg, width - overhang - leg]
  const [back, front] = [overhang + leg, depth - overhang - leg]
  // Thicker legs shorten the rails; what carries is reckoned as between the thinnest, so that it never gets weaker.
  const [long, short] = [width - 2 * (overhang + 70), depth - 2 * (overhang + 70)]
  const { thickness: thick, count } = longRails(material, long, depth)
  const apron: [number, number] = [under - apronHeight, under]

  const top = span([0, width], [under, height], [0, depth])
  bench.part({ name: 'Sobre', material, along: 'x', flat: 'y', box: top })
  for (const x of [overhang, right])
    for (const z of [overhang, front])
      bench.part({ name: 'Pata', material, along: 'y', flat: 'x', box: span([x, x + leg], [0, under], [z, z + leg]) })
  const [rear, fore] = [overhang + setBack, depth - overhang - setBack]
  for (const z of [rear, fore - thick])
    bench.part({
      name: 'Faldón largo',
      material,
      along: 'x',
      flat: 'z',
      box: span([left, right], apron, [z, z + thick]),
    })
  for (const x of [overhang + setBack, width - overhang - setBack - 22])
    bench.part({ name: 'Faldón corto', material, along: 'z', flat: 'x', box: span([x, x + 22], apron, [back, front]) })
  // Front and rear aprons, and between them what the cross rails meet.
  const stops: [number, number][] = [[rear + thick, fore - thick]]
  if (count === 3) {
    const z = Math.round((depth - thick) / 2)
    const ends: [number, number] = [overhang + setBack + 22, width - overhang - setBack - 22]
    bench.part({ name: 'Larguero central', material, along: 'x', flat: 'z', box: span(ends, apron, [z, z + thick]) })
    stops.splice(0, 1, [rear + thick, z], [z + thick, fore - thick])
  }
  const rails = crossRails(long)
  for (let i = 1; i <= rails; i++) {
    const x = left + Math.round(((right - left) * i) / (rails + 1)) - 22
    for (const stop of stops) {
      const box = span([x, x + 44], [under - 22, under], stop)
      bench.part({ name: 'Travesaño', material, along: 'z', flat: 'y', box })
    }
  }
  bench.work('glueUp', (width * depth) / 1e6)
  bench.work('tableFrame', 1)
  bench.work('leg', 4)
  bench.hardware('tenon', 16 + 4 * rails * stops.length + 4 * (count - 2), '14 × 50 × 100')
  bench.hardware('slidingClip', slidingClips(long, short))
  bench.hardware('glide', 4)
  const movement = Math.ceil(movementOf(material, depth))
  const text = `El sobre, de ${centimetres(depth)} cm de ancho, crece y mengua hasta ${movement}\u00a0mm a lo largo del año: va sujeto con pinzas que corren, nunca encolado al armazón.`
  return { columns: [], reasons: [text], pivot: depth - overhang }
}
