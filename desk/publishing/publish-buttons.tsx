import { useState } from 'react'
import type { PublishingState } from '#contracts/desk-publishing.ts'
import { Button } from '../ui/button.tsx'
import { Check } from '../ui/check.tsx'
import { Places } from '../ui/list.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useWork } from './queries.ts'

/** Preview and publication; over what somebody else has changed only after a yes. */
export function PublishButtons({ changes, fillers, build, preview }: PublishingState) {
  const look = useWork('preview')
  const publish = useWork('publish')
  const [overwrite, setOverwrite] = useState(false)
  const building = build.state === 'building'
  const overtaken = changes.some((change) => change.overtaken)
  if (changes.length === 0) return null
  return (
    <div className="wrap fills-phone">
      {fillers.length > 0 && (
        <div className="whole">
          <p>Antes de publicar, escribe lo que falta:</p>
          <Places places={fillers.map(({ message, href = '' }) => ({ text: message, href }))} />
        </div>
      )}
      {overtaken && (
        <Check className="whole" checked={overwrite} onChange={(event) => setOverwrite(event.target.checked)}>
          Publicar mi versión aunque lo publicado haya cambiado mientras tanto
        </Check>
      )}
      <Button
        tone="main"
        busy={(building && build.purpose === 'publish') || publish.isPending}
        disabled={building || fillers.length > 0 || (overtaken && !overwrite)}
        onClick={() => publish.mutate({ overwrite })}
      >
        {changes.length === 1 ? 'Publicar el cambio' : `Publicar los ${changes.length} cambios`}
      </Button>
      {!preview?.current && (
        <Button
          busy={(building && build.purpose === 'preview') || look.isPending}
          disabled={building}
          onClick={() => look.mutate({})}
        >
          {preview ? 'Actualizar la vista previa' : 'Preparar la vista previa'}
        </Button>
      )}
      <ErrorMessage error={look.error ?? publish.error} />
    </div>
  )
}
