import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useRef } from 'react'
import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import type { Size } from '#design/design.ts'

/** How far one may walk around it: there is a wall behind. */
export const widestTurn = 75
const degreesPerPixel = 0.3
const eyes = 1.5 // metres
/** Taken apart, a piece needs so much more room. */
const spread = 0.75

type Turn = (degrees: number) => void
/** Air around the piece, and the person beside it (m). */
const [air, beside] = [1.12, 0.75]

/**
 * The camera: in front of the piece at the height of the eyes, turned `turn` degrees to the side, as far away as it takes
 * to see all. It glides there, at once where less motion is wanted. A hand on the sheet turns it sideways.
 */
export function useView({ width, height, depth }: Size, apart: number, turn: number, onTurn: Turn): void {
  const { camera, gl, size, invalidate } = useThree()
  const now = useRef({ turn: 0, distance: 0 })
  const aim = useRef({ turn, distance: 0, target: new Vector3() })
  const still = useRef(false)
  still.current = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { fov } = camera as PerspectiveCamera
  const slope = Math.tan(MathUtils.degToRad(fov / 2))
  const [wide, high] = [width / 1000 + 2 * beside, Math.max(height / 1000, 1.75)]
  aim.current = {
    turn,
    distance:
      ((1 + spread * apart) * air * Math.max(high, (wide * size.height) / size.width)) / (2 * slope) + depth / 1000,
    target: new Vector3(0.2, high / 2, depth / 2000),
  }

  useFrame((_, seconds) => {
    const to = aim.current
    const share = still.current || now.current.distance === 0 ? 1 : 1 - Math.exp(-6 * Math.min(seconds, 0.05))
    const from = now.current
    if (from.distance === 0) from.turn = still.current ? to.turn : 0
    else from.turn += (to.turn - from.turn) * share
    from.distance += (to.distance - from.distance) * share
    const angle = MathUtils.degToRad(from.turn)
    camera.position.set(
      to.target.x + Math.sin(angle) * from.distance,
      eyes + 0.5 * Math.abs(Math.sin(angle)),
      to.target.z + Math.cos(angle) * from.distance,
    )
    camera.lookAt(to.target)
    if (Math.abs(to.turn - from.turn) > 0.05 || Math.abs(to.distance - from.distance) > 0.002) invalidate()
  })

  // Who renders this aims anew, and a new aim is a new picture.
  useEffect(() => invalidate())

  const latest = useRef({ turn, onTurn })
  latest.current = { turn, onTurn }
  useEffect(() => turnByHand(gl.domElement, latest), [gl])
}

/** Sideways movements of a pointer turn the piece; up and down the page scrolls. Gives what ends it. */
function turnByHand(canvas: HTMLElement, latest: { current: { turn: number; onTurn: Turn } }) {
  const stop = new AbortController()
  const move = ({ buttons, movementX }: PointerEvent) => {
    if (buttons === 0) return
    const { turn, onTurn } = latest.current
    onTurn(MathUtils.clamp(turn - movementX * degreesPerPixel, -widestTurn, widestTurn))
  }
  canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId), {
    signal: stop.signal,
  })
  canvas.addEventListener('pointermove', move, { signal: stop.signal })
  return () => stop.abort()
}
