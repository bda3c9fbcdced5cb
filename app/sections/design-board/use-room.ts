import { type ComponentType, useCallback, useState } from 'react'
import type { RoomViewProps } from './scene/room-view.tsx'

const sentences = {
  loading: 'Preparando la vista en 3D…',
  slow: 'Este equipo no tiene gráficos para el 3D. El dibujo dice lo mismo.',
  missing: 'La vista en 3D no ha llegado. Vuelve a intentarlo cuando tengas conexión.',
  lost: 'Los gráficos han dejado de responder. Aquí está de nuevo el dibujo.',
}

/** The view in 3D, fetched when it is first asked for. `said`: what to tell about it. */
export function useRoom() {
  const [Room, setRoom] = useState<ComponentType<RoomViewProps> | null>(null)
  const [said, setSaid] = useState('')
  const leave = useCallback((sentence: string) => {
    setRoom(null)
    setSaid(sentence)
  }, [])
  const enter = async () => {
    setSaid(sentences.loading)
    try {
      const { hasGraphics } = await import('./scene/graphics.ts')
      if (!hasGraphics()) return setSaid(sentences.slow)
      const { RoomView } = await import('./scene/room-view.tsx')
      setRoom(() => RoomView)
      setSaid('')
    } catch {
      setSaid(sentences.missing)
    }
  }
  return {
    ...{ Room, said },
    busy: said === sentences.loading,
    toggle: () => (Room ? leave('') : void enter()),
    lost: useCallback(() => leave(sentences.lost), [leave]),
  }
}

export type RoomSwitch = ReturnType<typeof useRoom>
