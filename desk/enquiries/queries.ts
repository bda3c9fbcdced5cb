import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AnswerPreview,
  attachmentLimits,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryDetail,
  type EnquiryPage,
  type NewAnswer,
} from '#contracts/desk-enquiries.ts'
import { ask, send } from '../api.ts'
import { type Filters, queryOf } from './use-filters.ts'

/** Everything of this room in the browser's memory stands below it. */
export const enquiriesKey = ['enquiries'] as const
const oneKey = (id: string) => [...enquiriesKey, 'one', id]

export function useList(filters: Filters) {
  return useInfiniteQuery({
    queryKey: [...enquiriesKey, 'list', filters],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const query = queryOf(filters)
      if (pageParam !== '') query.set('cursor', pageParam)
      return ask<EnquiryPage>(`enquiries?${query}`)
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
}

export const useCounts = () =>
  useQuery({ queryKey: [...enquiriesKey, 'counts'], queryFn: () => ask<EnquiryCounts>('enquiries/counts') })

/** One enquiry; looked at again while a mail is on its way. */
export const useEnquiry = (id: string) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: () => ask<EnquiryDetail>(`enquiries/${id}`),
    refetchInterval: ({ state }) => (state.data?.mails.some((mail) => mail.state === 'waiting') ? 3_000 : false),
  })

/** Changes that give back the enquiry as it then is. */
function useWork<Given>(id: string, work: (given: Given) => Promise<EnquiryDetail>) {
  const client = useQueryClient()
  return useMutation({
    // What cannot leave now is told now, not sent in silence later.
    networkMode: 'always',
    mutationFn: work,
    onSuccess(detail) {
      client.setQueryData(oneKey(id), detail)
      for (const part of ['list', 'counts']) void client.invalidateQueries({ queryKey: [...enquiriesKey, part] })
    },
  })
}

export const useChange = (id: string) =>
  useWork(id, (changes: EnquiryChange) => send<EnquiryDetail>(`enquiries/${id}`, 'PATCH', changes))
export const useNote = (id: string) =>
  useWork(id, (text: string) => send<EnquiryDetail>(`enquiries/${id}/notes`, 'POST', { text }))
export const useAnswer = (id: string) =>
  useWork(id, ({ files = [], ...answer }: NewAnswer & { files?: readonly File[] }) => {
    const path = `enquiries/${id}/answers`
    if (files.length === 0) return send<EnquiryDetail>(path, 'POST', answer)
    const body = new FormData()
    body.set('answer', JSON.stringify(answer))
    for (const file of files) body.append(attachmentLimits.field, file)
    return ask<EnquiryDetail>(path, { method: 'POST', body })
  })
export const useJoin = (id: string) =>
  useWork(id, (number: string) => send<EnquiryDetail>(`enquiries/${id}/thread`, 'POST', { with: number }))
export const usePart = (id: string) =>
  useWork(id, (_: undefined) => send<EnquiryDetail>(`enquiries/${id}/thread`, 'DELETE'))

export const usePreview = (id: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: (answer: NewAnswer) => send<AnswerPreview>(`enquiries/${id}/preview`, 'POST', answer),
  })

/** Erases a person with all enquiries of that address; `onDone` leaves the page, which then has nothing to show. */
export function useErase(id: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (name: string) => send<{ erased: number }>(`enquiries/${id}/person`, 'DELETE', { name }),
    onSuccess() {
      onDone()
      // Once the page is gone: what it shows would be asked for again.
      setTimeout(() => {
        client.removeQueries({ queryKey: [...enquiriesKey, 'one'] })
        void client.invalidateQueries({ queryKey: enquiriesKey })
      })
    },
  })
}
