import { Back } from '../ui/back.tsx'
import { Editor } from './editor.tsx'
import { OpenText } from './open-text.tsx'

export const TextPage = ({ path }: { path: string }) => (
  <div>
    <Back to="/">Todos los textos</Back>
    <OpenText path={path}>{(form, relations) => <Editor form={form} relations={relations} />}</OpenText>
  </div>
)
