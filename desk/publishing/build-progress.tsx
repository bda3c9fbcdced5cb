import { Link } from 'wouter'
import { type BuildState, type BuildStep, buildSteps } from '#contracts/desk-publishing.ts'
import css from './publishing.module.css'

const names: Record<BuildStep, string> = {
  copy: 'Reunir los textos y las fotos',
  check: 'Comprobar que no falta nada',
  photos: 'Preparar las fotos',
  pages: 'Hacer las páginas',
  finish: 'Poner el sitio a punto',
}

/** How far the build is, or what stopped it, with the way to each field. */
export function BuildProgress({ build }: { build: BuildState }) {
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
