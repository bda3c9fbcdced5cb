import { createRoot, invalidate, type ReconcilerRoot } from '@react-three/fiber'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** Draws `content` on the canvas for as long as it is there. */
export function useScene(ref: RefObject<HTMLCanvasElement | null>, onLost: () => void, content: ReactNode): void {
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null)
  const shown = useRef(content)
  shown.current = content

  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const made = createRoot(canvas)
    root.current = made
    const resize = async () => {
      const { width, height } = canvas.getBoundingClientRect()
      if (width === 0) return
      await made.configure({
        ...{ frameloop: 'demand', shadows: 'percentage', dpr: [1, 2] },
        size: { width, height, top: 0, left: 0 },
        gl: { antialias: true, alpha: true },
        flat: true,
        camera: { fov: 26, near: 0.1, far: 80 },
      })
      if (root.current === made) made.render(shown.current)
    }
    const watch = new ResizeObserver(() => void resize())
    watch.observe(canvas)
    const forget = surviveLoss(canvas, onLost)
    return () => {
      watch.disconnect()
      forget()
      root.current = null
      made.unmount()
    }
  }, [ref, onLost])

  useEffect(() => {
    root.current?.render(content)
  }, [content])
}

/** A driver may take its context away: three.js goes on when it comes back; when it does not, the drawing takes over. */
function surviveLoss(canvas: HTMLCanvasElement, onLost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lost = (event: Event) => {
    event.preventDefault()
    timer = setTimeout(onLost, 5000)
  }
  const back = () => {
    clearTimeout(timer)
    // Nothing has moved, and yet the picture is gone; after three.js has put everything back.
    requestAnimationFrame(() => invalidate())
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', back)
  return () => {
    clearTimeout(timer)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', back)
  }
}
