import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Publication, PublishingState } from '#contracts/desk-publishing.ts'
import { send } from '../api.ts'
import { useAsk } from '../queries.ts'

/** What would be published; asked again while a build is under way. */
export const usePublishing = () =>
  useAsk<PublishingState>('publishing', {
    refetchInterval: ({ state }) => (state.data?.build.state === 'building' ? 1_000 : false),
    refetchOnMount: 'always',
  })

/** @param finished changes when there may be a new one */
export const useHistory = (finished: boolean) =>
  useAsk<Publication[]>('publishing/history', {
    queryKey: ['publishing', 'history', finished],
    placeholderData: keepPreviousData,
    staleTime: 0, // a publication may be done within seconds
  })

type Work = 'preview' | 'publish' | 'discard' | 'restore'

/** One of the works of this page, by name; the page is asked for again after it. */
export function useWork<Given extends object = object>(work: Work) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (value: Given) => send<unknown>(`publishing/${work}`, 'POST', value),
    onSettled: () => client.invalidateQueries(),
  })
}
