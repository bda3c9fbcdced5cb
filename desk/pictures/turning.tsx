import { Button } from '../ui/button.tsx'
import { useTurn } from './queries.ts'

export function Turning({ id }: { id: string }) {
  const turn = useTurn(id)
  return (
    <>
      <Button busy={turn.isPending} onClick={() => turn.mutate(270)}>
        Girar a la izquierda
      </Button>
      <Button busy={turn.isPending} onClick={() => turn.mutate(90)}>
        Girar a la derecha
      </Button>
      {turn.error && <p role="alert">{turn.error.message}</p>}
    </>
  )
}
