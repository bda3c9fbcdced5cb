import { moved } from '#contracts/addresses.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  /** Last part of the address at which visitors find the page now. */
  from: string | undefined
  to: unknown
  onBack: (slug: string) => void
}

/** Says what becomes of the old address when the page gets another one. */
export function MovedAddress({ from, to, onBack }: Props) {
  const isMoved = from !== undefined && from !== to
  return (
    <div role="status" className={isMoved ? 'stack-close start note-danger measure breaks' : undefined}>
      {isMoved && (
        <>
          <p>
            Cuando publiques, la página dejará de estar en <b>/{from}</b>. {fateOf(`/${from}`)} Cámbiala solo si de
            verdad hace falta.
          </p>
          <Button tone="quiet" onClick={() => onBack(from)}>
            Dejarla en /{from}
          </Button>
        </>
      )}
    </div>
  )
}

const fateOf = (path: string) =>
  moved[path]
    ? `Quien entre por ahí irá a ${moved[path]}.`
    : 'La dirección de antes no lleva a la nueva: quien la tenga guardada, los enlaces de otras webs y lo que Google ya conoce acabarán en «página no encontrada».'
