import { useInfiniteQuery } from '@tanstack/react-query'
import {
  type AnswerPreview,
  attachmentLimits,
  type EnquiryChange,
  type EnquiryCounts,
  type EnquiryDetail,
  type EnquiryPage,
  type NewAnswer,
} from '#contracts/desk-enquiries.ts'
import { ask, send, useAsk, useSend } from '../api.ts'
import { type Filters, queryOf } from './use-filters.ts'

/** Everything of this room in the browser's memory stands below it. */
export const enquiriesKey = ['enquiries'] as const

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

export const useCounts = () => useAsk<EnquiryCounts>('enquiries/counts')

/** One enquiry; looked at again while a mail is on its way. */
export const useEnquiry = (id: string) =>
  useAsk<EnquiryDetail>(`enquiries/${id}`, {
    refetchInterval: ({ state }) => (state.data?.mails.some((mail) => mail.state === 'waiting') ? 3_000 : false),
  })

/** Changes that give back the enquiry as it then is. */
const useWork = <Given>(id: string, work: (given: Given) => Promise<EnquiryDetail>) =>
  useSend(work, (client, detail) => {
    client.setQueryData(['enquiries', id], detail)
    for (const part of ['list', 'counts']) void client.invalidateQueries({ queryKey: [...enquiriesKey, part] })
  })

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
  useSend(
    (answer: NewAnswer) => send<AnswerPreview>(`enquiries/${id}/preview`, 'POST', answer),
    () => {},
  )

/** Erases a person with all enquiries of that address; `onDone` leaves the page, which then has nothing to show. */
export const useErase = (id: string, onDone: () => void) =>
  useSend(
    (name: string) => send<{ erased: number }>(`enquiries/${id}/person`, 'DELETE', { name }),
    (client) => {
      onDone()
      // Once the page is gone: what it shows would be asked for again.
      setTimeout(() => {
        client.removeQueries({ queryKey: enquiriesKey, type: 'inactive' })
        void client.invalidateQueries({ queryKey: enquiriesKey })
      })
    },
  )
