import { useEffect, useState } from 'react'
import { jpegOf } from '#contracts/picture-data.ts'
import type { LightboxProps, LightboxWindow } from './lightbox-window.tsx'

/** One picture at a time over the whole window. What shows it comes with the first; where that fails, the picture alone opens. */
export function Lightbox(props: LightboxProps) {
  const [Window, setWindow] = useState<typeof LightboxWindow>()
  const picture = props.at === null ? undefined : props.pictures[props.at]?.picture
  useEffect(() => {
    if (Window || !picture) return
    import('./lightbox-window.tsx').then(
      (loaded) => setWindow(() => loaded.LightboxWindow),
      () => location.assign(jpegOf(picture, Number.POSITIVE_INFINITY)),
    )
  }, [Window, picture])
  return Window && <Window {...props} />
}
