import { useCallback, useEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import { afterIdle } from '#app/behaviour/after-idle.ts'
import { prefersStillness } from '#app/behaviour/media.ts'
import { whenNear } from '#app/behaviour/when-near.ts'

export type SliderOptions = {
  /** Autoplay: milliseconds that a slide stays; none without it. */
  delay?: number
  /** Milliseconds of one transition; 900 by default. */
  speed?: number
  slidesPerView?: number
  /** Pixels between slides. */
  spaceBetween?: number
  loop?: boolean
  centered?: boolean
  fade?: boolean
  /** True: autoplay ends at the visitor's first touch; false: it goes on. */
  stopsOnTouch?: boolean
  /** Other numbers from a window width in pixels upwards. */
  breakpoints?: Record<number, { slidesPerView?: number; spaceBetween?: number }>
  /** Set by the hook: the visitor wants less motion, so nothing plays or glides. */
  still?: boolean
}

/** A slider's state and commands. `rootRef` goes on the scroll container; Swiper takes it over after the first paint, once it is near. */
export function useSlider(options: SliderOptions) {
  const rootRef = useRef<HTMLDivElement>(null)
  const swiperRef = useRef<Swiper | null>(null)
  const [active, setActive] = useState(0)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(false)
  const settings = useRef(options)

  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    let gone = false
    const still = prefersStillness()
    let cancelStart = () => {}
    const start = async () => {
      const { startSlider } = await import('./engine.ts')
      if (gone) return
      const swiper = startSlider(root, { ...settings.current, still }, setActive)
      swiperRef.current = swiper
      swiper.on('autoplayStop', () => setPlaying(false))
      setPlaying(swiper.autoplay.running)
      setReady(true)
    }
    const cancelWait = whenNear(root, () => {
      cancelStart = afterIdle(start)
    })
    return () => {
      gone = true
      cancelWait()
      cancelStart()
      swiperRef.current?.destroy(true, true)
      swiperRef.current = null
      delete root.dataset.ready
    }
  }, [])

  // Slides out of view are inert: neither the keyboard nor a screen reader falls into them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Swiper has set its classes when the active slide changes
  useEffect(() => {
    if (!ready) return
    for (const slide of rootRef.current?.querySelectorAll<HTMLElement>('[data-slide]') ?? []) {
      // Fading slides lie upon each other: Swiper finds them all visible.
      const visible = !settings.current.fade && slide.classList.contains('swiper-slide-fully-visible')
      slide.inert = !visible && !slide.classList.contains('swiper-slide-active')
    }
  }, [active, ready])

  // Autoplay waits while the keyboard is inside.
  useEffect(() => {
    const root = rootRef.current
    if (!ready || !playing || !root) return
    const pause = () => swiperRef.current?.autoplay.pause()
    const resume = () => swiperRef.current?.autoplay.resume()
    root.addEventListener('focusin', pause)
    root.addEventListener('focusout', resume)
    return () => {
      root.removeEventListener('focusin', pause)
      root.removeEventListener('focusout', resume)
    }
  }, [ready, playing])

  const next = useCallback(() => swiperRef.current?.slideNext(), [])
  const previous = useCallback(() => swiperRef.current?.slidePrev(), [])
  const goTo = useCallback((index: number) => swiperRef.current?.slideToLoop(index), [])
  const toggle = useCallback(() => {
    const autoplay = swiperRef.current?.autoplay
    if (!autoplay) return
    if (autoplay.running) autoplay.stop()
    else autoplay.start()
    setPlaying(autoplay.running)
  }, [])

  return { rootRef, active, ready, playing, canPlay: Boolean(options.delay), next, previous, goTo, toggle }
}
export type SliderState = ReturnType<typeof useSlider>
