import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Places } from '../ui/places.tsx'
import { useRemove, useUses } from './queries.ts'

/** Where the picture stands; one that stands nowhere can be removed. */
export function Uses({ id }: { id: string }) {
  const { data, error } = useUses(id)
  const remove = useRemove(id)
  const [, go] = useLocation()
  if (error && !data) return <p role="alert">{error.message}</p>
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
      {remove.error && <p role="alert">{remove.error.message}</p>}
    </section>
  )
}
