import { BufferGeometry, Group, Line, LineBasicMaterial, Path } from 'three'

/** Right half of somebody of 1.70 m seen from the front, from the crown down to the ground and up between the legs, metres. */
const outline: [number, number][] = [
  [0, 1.7],
  [0.06, 1.685],
  [0.082, 1.63],
  [0.074, 1.56],
  [0.05, 1.5],
  [0.052, 1.45],
  [0.12, 1.415],
  [0.195, 1.38],
  [0.225, 1.29],
  [0.24, 1.12],
  [0.262, 0.94],
  [0.268, 0.8],
  [0.24, 0.745],
  [0.222, 0.8],
  [0.212, 0.95],
  [0.19, 1.1],
  [0.17, 1.2],
  [0.155, 1.06],
  [0.178, 0.92],
  [0.172, 0.72],
  [0.148, 0.48],
  [0.14, 0.3],
  [0.112, 0.08],
  [0.15, 0.02],
  [0.15, 0],
  [0.05, 0],
  [0.048, 0.09],
  [0.046, 0.3],
  [0.034, 0.5],
  [0.008, 0.8],
]

/** The outline of a person for scale, a hairline like those of the drawing; its feet stand on the origin. */
export function createPerson(ink: string) {
  const half = new Path().moveTo(...(outline[0] as [number, number]))
  half.splineThru(outline.slice(1).map(([x, y]) => ({ x, y }) as never))
  const points = half.getSpacedPoints(90)
  const material = new LineBasicMaterial({ color: ink, transparent: true, opacity: 0.45 })
  const sides = [1, -1].map((side) =>
    new BufferGeometry().setFromPoints(points.map(({ x, y }) => ({ x: side * x, y, z: 0 }) as never)),
  )
  const root = new Group()
  root.name = 'Persona de 1,70 m'
  for (const geometry of sides) root.add(new Line(geometry, material))
  return {
    root,
    dispose() {
      for (const geometry of sides) geometry.dispose()
      material.dispose()
    },
  }
}
