import { useEffect, useRef, useState } from 'react'
import pressed from '#app/ui/field/pressed-label.module.css'
import type { Piece } from '#design/piece.ts'
import { roomWords } from '#words/design-room-words.ts'
import { canShowInRoom, enterRoom } from './ar.ts'
import { glbOf, usdzOf } from './model.ts'
import { openPhoto } from './photo.ts'
import { PhotoRoom } from './photo-room.tsx'
import css from './take-home.module.css'

/** The piece where it will stand: over the camera where the device can, over a photograph elsewhere; and as a file. */
export function TakeHome({ piece }: { piece: Piece }) {
  const overlay = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [inRoom, setInRoom] = useState(false)
  const [photo, setPhoto] = useState<ImageBitmap>()
  const ability = useAbility()

  const enter = () => {
    if (!overlay.current) return
    setInRoom(true)
    enterRoom(piece, overlay.current, () => setInRoom(false)).catch(() => {
      setInRoom(false)
      setSaid(roomWords.refused)
    })
  }
  const take = async (make: (piece: Piece) => Promise<Blob>, ending: string) => {
    setSaid(roomWords.busy)
    try {
      hand(await make(piece), `${piece.kind}.${ending}`, ending === 'usdz' && ability === 'quick-look')
      setSaid('')
    } catch {
      setSaid(roomWords.failed)
    }
  }
  return (
    <div className={`wraps ${css.ways}`}>
      {ability === 'xr' && <Way name={roomWords.inRoom} act={enter} />}
      {ability === 'quick-look' && <Way name={roomWords.inRoom} act={() => take(usdzOf, 'usdz')} />}
      <label className={`target text-button tints ${pressed.label} ${css.way}`}>
        {roomWords.onPhoto}
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) openPhoto(file).then(setPhoto, () => setSaid(roomWords.unreadable))
            target.value = ''
          }}
        />
      </label>
      <Way name={roomWords.file('GLB')} act={() => take(glbOf, 'glb')} />
      <Way name={roomWords.file('USDZ')} act={() => take(usdzOf, 'usdz')} />
      <p role="status" className="caption">
        {said}
      </p>
      <div ref={overlay} className={css.overlay} hidden={!inRoom}>
        <p>{roomWords.tapFloor}</p>
      </div>
      {photo && <PhotoRoom piece={piece} photo={photo} onClose={() => setPhoto(undefined)} />}
    </div>
  )
}

const Way = ({ name, act }: { name: string; act: () => void }) => (
  <button type="button" className={`target text-button tints ${css.way}`} onClick={act}>
    {name}
  </button>
)

/** How this device shows a piece in a room, apart from photographs. */
function useAbility(): 'xr' | 'quick-look' | undefined {
  const [ability, setAbility] = useState<'xr' | 'quick-look'>()
  useEffect(() => {
    if (document.createElement('a').relList.supports('ar')) setAbility('quick-look')
    else void canShowInRoom().then((can) => can && setAbility('xr'))
  }, [])
  return ability
}

/** Gives the visitor a file: to Quick Look, which wants a link around a picture, or to keep. */
function hand(file: Blob, name: string, quickLook: boolean): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  if (quickLook) {
    link.rel = 'ar'
    link.append(document.createElement('img'))
  }
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
