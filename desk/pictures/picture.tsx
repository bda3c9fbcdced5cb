import type { DeskPicture } from '#contracts/desk-pictures.ts'
import { Back } from '../ui/back.tsx'
import { Replacing, Turning } from './file-actions.tsx'
import { PictureForm } from './picture-form.tsx'
import { useDescribe } from './queries.ts'
import { Uses } from './uses.tsx'

/** One picture: how it is cut, what is said of it, where it stands. */
export function Picture({ picture }: { picture: DeskPicture }) {
  const describe = useDescribe(picture.id)
  return (
    <article className="stack-wide page-wide">
      <header className="stack-close">
        <Back to="/">Todas las fotos</Back>
        <h1>{picture.caption || 'Foto nueva'}</h1>
        <p className="quiet tabular">
          {picture.kind === 'photograph' ? 'Fotografía' : 'Recreación 3D'}, {picture.width} × {picture.height} píxeles
          {picture.changed && ', sin publicar'}
        </p>
      </header>
      {/* Words that have come from elsewhere are begun with anew. */}
      <PictureForm key={picture.version} picture={picture} describe={describe} />
      <section className="stack-near" aria-label="El archivo">
        <h2>El archivo</h2>
        <div className="wrap">
          {picture.src && <Turning id={picture.id} />}
          <Replacing id={picture.id} />
        </div>
      </section>
      <Uses id={picture.id} />
    </article>
  )
}
