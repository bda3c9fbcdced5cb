import { useState } from 'react'
import { Link } from 'wouter'
import type { DeskSession } from '#contracts/desk.ts'
import {
  type BuildState,
  type BuildStep,
  buildSteps,
  type Preview,
  type PublishingState,
} from '#contracts/desk-publishing.ts'
import { Button, buttonClass, ErrorMessage, Loaded, Notice } from '../ui/action.tsx'
import { Check } from '../ui/fields.tsx'
import { PageHead, Places } from '../ui/parts.tsx'
import { longTimeOf } from '../ui/times.ts'
import { Changes, History, usePublishing, useWork } from './changes.tsx'
import css from './publishing.module.css'

/** What has been changed and not yet published, its preview, the publication, and the way back. */
export const Page = ({ person }: DeskSession) => (
  <Loaded query={usePublishing()} waiting="Mirando qué ha cambiado…">
    {(state) => <Publishing data={state} isOwner={person.role === 'owner'} />}
  </Loaded>
)

function Publishing({ data, isOwner }: { data: PublishingState; isOwner: boolean }) {
  if (data.refused) return <Notice>{data.refused}</Notice>
  const building = data.build.state === 'building'
  return (
    <div className={`stack-parts narrow ${css.page}`}>
      <PageHead title="Publicar">
        Lo que cambias en textos y fotos se guarda aquí como borrador. Los visitantes lo ven cuando lo publicas.
      </PageHead>
      <section className="stack" aria-labelledby="changes">
        <h2 id="changes">Cambios sin publicar</h2>
        <Changes changes={data.changes} disabled={building} />
        <PublishButtons {...data} />
        <BuildProgress build={data.build} />
        {data.preview && !building && data.changes.length > 0 && <PreviewLink preview={data.preview} />}
      </section>
      <section className="stack" aria-labelledby="history">
        <h2 id="history">Publicado antes</h2>
        {data.remoteTrouble && (
          <p className="panel note-danger">
            La copia en el otro servidor no está al día: no se ha podido enviar la última publicación. Se enviará con la
            próxima.
          </p>
        )}
        <History finished={!building} canRestore={isOwner} drafted={data.changes.length > 0} />
      </section>
    </div>
  )
}

/** Leads into the preview, and gives the link to show it to somebody else. */
function PreviewLink({ preview: { link, until, current } }: { preview: Preview }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(new URL(link, location.href).href)
    setCopied(true)
  }
  return (
    <div className="stack-close">
      <div className="wrap">
        <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
          Ver la vista previa
        </a>
        <Button tone="quiet" onClick={() => void copy()}>
          {copied ? 'Enlace copiado' : 'Copiar el enlace'}
        </Button>
      </div>
      <p className="caption measure">
        {!current && 'Le faltan los últimos cambios. '}
        El sitio entero con el borrador, solo para quien abra este enlace, hasta el {longTimeOf(until)}. Los formularios
        funcionan de verdad: lo que se envíe llega como consulta.
      </p>
    </div>
  )
}

/** Preview and publication; over what somebody else has changed only after a yes. */
function PublishButtons({ changes, fillers, build, preview }: PublishingState) {
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

const names: Record<BuildStep, string> = {
  copy: 'Reunir los textos y las fotos',
  check: 'Comprobar que no falta nada',
  photos: 'Preparar las fotos',
  pages: 'Hacer las páginas',
  finish: 'Poner el sitio a punto',
}

/** How far the build is, or what stopped it, with the way to each field. */
function BuildProgress({ build }: { build: BuildState }) {
  return (
    <div aria-live="polite" className="said">
      {build.state === 'building' && <Steps {...build} />}
      {build.state === 'failed' && <ContentErrors {...build} />}
      {build.state === 'done' && build.purpose === 'publish' && (
        <p className="note panel">Publicado. Los visitantes ya ven los cambios.</p>
      )}
    </div>
  )
}

function Steps({ step, done, total }: BuildState) {
  const at = buildSteps.indexOf(step)
  return (
    <ol className="boxed" aria-label="Pasos">
      {buildSteps.map((name, i) => (
        <li key={name} className={css.step} data-state={i < at ? 'done' : i === at ? 'now' : 'later'}>
          {names[name]}
          {name === 'photos' && i === at && total > 0 && <span className="tabular"> {`${done} de ${total}`}</span>}
          {i === at && <span className="marked">…</span>}
          {i < at && <span className="marked"> hecho</span>}
        </li>
      ))}
    </ol>
  )
}

function ContentErrors({ purpose, troubles }: BuildState) {
  return (
    <div className="stack-close note-danger panel">
      <p>
        <strong>{purpose === 'publish' ? 'No se ha publicado nada.' : 'La vista previa no se ha podido hacer.'}</strong>{' '}
        El sitio sigue como estaba y el borrador está guardado. Esto hay que arreglar:
      </p>
      <ul>
        {troubles.map(({ message, href }) => (
          <li key={message} className="breaks">
            {message}{' '}
            {href && (
              <Link href={`~/taller${href}`} aria-label={`Ir al campo: ${message}`}>
                Ir al campo
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
