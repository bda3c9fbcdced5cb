import { useRoute } from 'wouter'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from './picture.tsx'
import { PictureList } from './picture-list.tsx'
import { usePictures } from './queries.ts'

export function PicturesPage() {
  const [, params] = useRoute('/:id')
  const { data, error, refetch } = usePictures()
  if (!data && error) return <Failed error={error} retry={refetch} />
  if (!data) return <Notice>Buscando las fotos…</Notice>
  if (!params) return <PictureList pictures={data} />
  const picture = data.find(({ id }) => id === params.id)
  return picture ? <Picture key={picture.id} picture={picture} /> : <Notice tone="wrong">Esa foto ya no existe.</Notice>
}
