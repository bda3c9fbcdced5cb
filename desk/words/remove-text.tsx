import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { keptTexts } from './use-editing.ts'

interface Props {
  path: string
  name: string
  version: string
}

export function RemoveText({ path, name, version }: Props) {
  const [, goTo] = useLocation()
  const remove = useSend(
    () => send('words/text', 'DELETE', { path, version }),
    async (client) => {
      keptTexts.keep(path, undefined)
      await client.invalidateQueries({ queryKey: ['words', 'list'] })
      goTo('/')
    },
  )
  return (
    <div className="hangs">
      <DialogButton tone="quiet" label="Quitar este texto" title={`¿Quitar «${name}»?`}>
        {() => (
          <>
            <p>Su página dejará de existir cuando publiques. Hasta entonces puedes recuperarla en Publicar.</p>
            <ErrorMessage error={remove.error} />
            <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
              Quitar
            </Button>
          </>
        )}
      </DialogButton>
    </div>
  )
}
