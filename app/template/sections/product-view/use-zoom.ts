import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { movedBy, pointAt, scaledAround, unzoomed, type Zoom } from './zoom.ts'

const clickScale = 2.5
const keyStep = 0.12
type Point = { x: number; y: number }

/**
 * Enlarges what is in a frame. Mouse: a click enlarges, moving looks around. Fingers: a tap or two fingers enlarge, one
 * finger moves. Keyboard: plus, minus, arrows, Escape. `events` belong on the frame.
 */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(unzoomed)
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(false)
  const zoomed = zoom.scale > 1

  const toggle = (at: Point = { x: 0, y: 0 }) =>
    setZoom((old) => (old.scale > 1 ? unzoomed : pointAt({ ...unzoomed, scale: clickScale }, at.x, at.y)))

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') return
    fingers.current.set(event.pointerId, pointIn(event))
    if (fingers.current.size === 1) moved.current = false
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const at = pointIn(event)
    if (event.pointerType === 'mouse') {
      if (zoomed) setZoom((old) => pointAt(old, at.x, at.y))
      return
    }
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, at)
    if (distance(at, before) > 0.005) moved.current = true
    if (other) {
      const factor = distance(at, other) / Math.max(0.01, distance(before, other))
      setZoom((old) => scaledAround(old, factor, (at.x + other.x) / 2, (at.y + other.y) / 2))
    } else if (zoomed) setZoom((old) => movedBy(old, at.x - before.x, at.y - before.y))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId)
  }
  const onClick = (event: React.MouseEvent<HTMLElement>) => {
    if (event.detail === 0)
      toggle() // by the keyboard
    else if (!moved.current) toggle(pointIn(event))
    moved.current = false
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = steps[event.key]?.(zoom)
    if (!next || (!zoomed && event.key !== '+' && event.key !== '=')) return
    event.preventDefault()
    setZoom(next)
  }

  return {
    zoomed,
    reset: () => setZoom(unzoomed),
    style: { transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` },
    events: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick, onKeyDown },
  }
}

const steps: Record<string, (zoom: Zoom) => Zoom> = {
  '+': (zoom) => scaledAround(zoom, 1.5),
  '=': (zoom) => scaledAround(zoom, 1.5),
  '-': (zoom) => scaledAround(zoom, 1 / 1.5),
  Escape: () => unzoomed,
  ArrowLeft: (zoom) => movedBy(zoom, keyStep, 0),
  ArrowRight: (zoom) => movedBy(zoom, -keyStep, 0),
  ArrowUp: (zoom) => movedBy(zoom, 0, keyStep),
  ArrowDown: (zoom) => movedBy(zoom, 0, -keyStep),
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Where in the frame, from its centre, in parts of its size. */
function pointIn({ clientX, clientY, currentTarget }: React.MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}
