import { useQuery } from '@tanstack/react-query'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { ask } from '../api.ts'
import { Back } from '../ui/back.tsx'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { Editor } from './editor.tsx'

/** One text, read anew each time it is opened. */
export function TextPage({ path }: { path: string }) {
  const text = useQuery({
    queryKey: ['words', 'text', path],
    queryFn: () => ask<TextForm>(`words/text?path=${encodeURIComponent(path)}`),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const relations = useQuery({ queryKey: ['words', 'relations'], queryFn: () => ask<Relations>('words/relations') })
  const error = text.error ?? relations.error
  return (
    <div>
      <Back to="/">Todos los textos</Back>
      {error ? (
        <Failed error={error} retry={() => Promise.all([text.refetch(), relations.refetch()])} />
      ) : text.data && relations.data ? (
        <Editor form={text.data} relations={relations.data} />
      ) : (
        <Notice>Abriendo el texto…</Notice>
      )}
    </div>
  )
}
