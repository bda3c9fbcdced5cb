import type { ReactNode } from 'react'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { useAsk } from '../api.ts'
import { Failed, Notice } from '../ui/action.tsx'

interface Props {
  path: string
  children: (form: TextForm, relations: Relations) => ReactNode
}

/** One text, read anew each time it is opened. */
export function OpenText({ path, children }: Props) {
  const text = useAsk<TextForm>(`words/text?path=${encodeURIComponent(path)}`, {
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const relations = useAsk<Relations>('words/relations')
  const error = text.error ?? relations.error
  if (error) return <Failed error={error} retry={() => Promise.all([text.refetch(), relations.refetch()])} />
  if (!text.data || !relations.data) return <Notice>Abriendo el texto…</Notice>
  return children(text.data, relations.data)
}
