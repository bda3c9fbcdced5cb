import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { send } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog.tsx'
import { ErrorMessage } from '../ui/message.tsx'
import { useAction } from '../ui/use-action.ts'
import { keptTexts } from './kept.ts'

interface Props {
  path: string
  name: string
  version: string
}

export function RemoveText({ path, name, version }: Props) {
  const client = useQueryClient()
  const [, goTo] = useLocation()
  const { busy, error, run } = useAction()
  const remove = () =>
    run(async () => {
      await send('words/text', 'DELETE', { path, version })
      keptTexts.keep(path, undefined)
      await client.invalidateQueries({ queryKey: ['words', 'list'] })
      goTo('/')
    })
  return (
    <div className="hangs">
      <DialogButton tone="quiet" label="Quitar este texto" title={`¿Quitar «${name}»?`}>
        {() => (
          <>
            <p>Su página dejará de existir cuando publiques. Hasta entonces puedes recuperarla en Publicar.</p>
            <ErrorMessage error={error} />
            <Button tone="danger" busy={busy} onClick={remove}>
              Quitar
            </Button>
          </>
        )}
      </DialogButton>
    </div>
  )
}
