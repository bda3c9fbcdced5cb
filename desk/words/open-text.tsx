import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Relations, TextForm } from '#contracts/desk-words.ts'
import { ask } from '../api.ts'
import { Failed } from '../ui/failed.tsx'
import { Notice } from '../ui/notice.tsx'

interface Props {
  path: string
  children: (form: TextForm, relations: Relations) => ReactNode
}

/** One text, read anew each time it is opened. */
export function OpenText({ path, children }: Props) {
  const text = useQuery({
    queryKey: ['words', 'text', path],
    queryFn: () => ask<TextForm>(`words/text?path=${encodeURIComponent(path)}`),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const relations = useQuery({ queryKey: ['words', 'relations'], queryFn: () => ask<Relations>('words/relations') })
  const error = text.error ?? relations.error
  if (error) return <Failed error={error} retry={() => Promise.all([text.refetch(), relations.refetch()])} />
  if (!text.data || !relations.data) return <Notice>Abriendo el texto…</Notice>
  return children(text.data, relations.data)
}
