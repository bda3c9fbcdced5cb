import { useLocation } from 'wouter'
import type { PictureUse } from '#contracts/desk-pictures.ts'
import { useAsk } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { Places } from '../ui/list.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useRemove } from './queries.ts'

/** Where the picture stands; one that stands nowhere can be removed. */
export function Uses({ id }: { id: string }) {
  const { data, error } = useAsk<PictureUse[]>(`pictures/${id}/uses`)
  const remove = useRemove(id)
  const [, go] = useLocation()
  if (error && !data) return <ErrorMessage error={error} />
  if (!data) return null
  const takeAway = () => {
    if (window.confirm('¿Borrar esta foto? Se quita del sitio cuando publiques.'))
      remove.mutate(undefined, { onSuccess: () => go('/') })
  }
  return (
    <section className="stack-near start" aria-labelledby="uses">
      <h2 id="uses">Dónde está</h2>
      {data.length === 0 ? (
        <p className="quiet">Todavía no está en ninguna página. Elígela en el texto o el proyecto que quieras.</p>
      ) : (
        <Places places={data.map(({ title, href }) => ({ text: title, href }))} />
      )}
      {data.length === 0 && (
        <Button tone="danger" busy={remove.isPending} onClick={takeAway}>
          Borrar la foto
        </Button>
      )}
      <ErrorMessage error={remove.error} />
    </section>
  )
}
