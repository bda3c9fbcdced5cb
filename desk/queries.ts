import { type QueryClient, type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ask } from './api.ts'

/**
 * What the server has under a path. It stands in the browser's memory under the path's parts: `['quotes']` means all that
 * begins with `quotes`.
 */
export const useAsk = <T>(path: string, options: Partial<Omit<UseQueryOptions<T>, 'queryFn'>> = {}) =>
  useQuery<T>({ queryKey: path.split(/[/?]/), queryFn: () => ask<T>(path), ...options })

/** Something that is sent; unless `onSuccess` says what has changed by it, everything is asked for again. */
export function useSend<Given = void, Gives = unknown>(
  work: (given: Given) => Promise<Gives>,
  onSuccess: (client: QueryClient, gives: Gives) => unknown = (client) => client.invalidateQueries(),
) {
  const client = useQueryClient()
  return useMutation({
    // What cannot leave now is told now, not sent in silence later.
    networkMode: 'always',
    // It may have been a password.
    gcTime: 0,
    mutationFn: work,
    onSuccess: (gives) => onSuccess(client, gives),
  })
}
