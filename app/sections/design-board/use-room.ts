import { type ComponentType, useCallback, useState } from 'react'
import { designWords } from '#words/design-words.ts'
import type { RoomViewProps } from './scene/room-view.tsx'

/** The view in 3D, fetched when it is first asked for. `said`: what to tell about it. */
export function useRoom() {
  const [Room, setRoom] = useState<ComponentType<RoomViewProps> | null>(null)
  const [said, setSaid] = useState('')
  const leave = useCallback((sentence: string) => {
    setRoom(null)
    setSaid(sentence)
  }, [])
  const enter = async () => {
    setSaid(designWords.loading)
    try {
      const { hasGraphics } = await import('./scene/graphics.ts')
      if (!hasGraphics()) return setSaid(designWords.slow)
      const { RoomView } = await import('./scene/room-view.tsx')
      setRoom(() => RoomView)
      setSaid('')
    } catch {
      setSaid(designWords.missing)
    }
  }
  return {
    ...{ Room, said },
    busy: said === designWords.loading,
    toggle: () => (Room ? leave('') : void enter()),
    lost: useCallback(() => leave(designWords.lost), [leave]),
  }
}

export type RoomSwitch = ReturnType<typeof useRoom>
