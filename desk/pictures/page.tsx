import { useRoute } from 'wouter'
import type { DeskPicture } from '#contracts/desk-pictures.ts'
import { useAsk } from '../queries.ts'
import { Loaded, Notice } from '../ui/message.tsx'
import { Picture } from './picture.tsx'
import { PictureList } from './picture-list.tsx'

export function Page() {
  const [, params] = useRoute('/:id')
  return (
    <Loaded query={useAsk<DeskPicture[]>('pictures')} waiting="Buscando las fotos…">
      {(pictures) =>
        params ? <One picture={pictures.find(({ id }) => id === params.id)} /> : <PictureList pictures={pictures} />
      }
    </Loaded>
  )
}

const One = ({ picture }: { picture: DeskPicture | undefined }) =>
  picture ? <Picture key={picture.id} picture={picture} /> : <Notice tone="danger">Esa foto ya no existe.</Notice>
