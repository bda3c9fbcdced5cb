import { Button } from '../ui/button.tsx'
import { ErrorMessage } from '../ui/message.tsx'
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
      <ErrorMessage error={turn.error} />
    </>
  )
}
