import { type ComponentType, useCallback, useState } from 'react'
import type { Piece } from '#design/piece.ts'
import { designWords } from '#words/design-words.ts'
import type { RoomViewProps } from './scene/room-view.tsx'

type Parts = { Room: ComponentType<RoomViewProps>; TakeHome: ComponentType<{ piece: Piece }> }

/** The view in 3D, fetched when it is first asked for. `said`: what to tell about it. */
export function useRoom() {
  const [parts, setParts] = useState<Parts>()
  const [said, setSaid] = useState('')
  const leave = useCallback((sentence: string) => {
    setParts(undefined)
    setSaid(sentence)
  }, [])
  const enter = async () => {
    setSaid(designWords.loading)
    try {
      const { hasGraphics } = await import('./scene/graphics.ts')
      if (!hasGraphics()) return setSaid(designWords.slow)
      const [{ RoomView }, { TakeHome }] = await Promise.all([
        import('./scene/room-view.tsx'),
        import('./scene/take-home.tsx'),
      ])
      setParts({ Room: RoomView, TakeHome })
      setSaid('')
    } catch {
      setSaid(designWords.missing)
    }
  }
  return {
    ...{ Room: parts?.Room, TakeHome: parts?.TakeHome, said },
    busy: said === designWords.loading,
    toggle: () => (parts ? leave('') : void enter()),
    lost: useCallback(() => leave(designWords.lost), [leave]),
  }
}

export type RoomSwitch = ReturnType<typeof useRoom>
