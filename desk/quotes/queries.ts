import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskQuote, QuoteItem } from '#contracts/desk-quotes.ts'
import { ask } from '../api.ts'

/** Everything of this room in the browser's memory stands below it. */
const quotesKey = ['quotes'] as const
export const quoteKey = (id: string) => [...quotesKey, 'one', id]

/** All quotes and jobs, or those of one enquiry. */
export const useQuotes = (enquiry?: string) =>
  useQuery({
    queryKey: [...quotesKey, 'list', enquiry ?? ''],
    queryFn: () => ask<QuoteItem[]>(enquiry === undefined ? 'quotes' : `quotes?enquiry=${enquiry}`),
  })

/** One quote; looked at anew whenever its page opens, because the customer answers it too. */
export const useQuote = (id: string) =>
  useQuery({ queryKey: quoteKey(id), queryFn: () => ask<DeskQuote>(`quotes/${id}`), refetchOnMount: 'always' })

/** A change that gives back the quote as it then is. */
export function useWork<Given = void>(id: string, work: (given: Given) => Promise<DeskQuote | undefined>) {
  const client = useQueryClient()
  return useMutation({
    // What cannot leave now is told now, not sent in silence later.
    networkMode: 'always',
    mutationFn: work,
    onSuccess(quote) {
      if (quote) client.setQueryData(quoteKey(id), quote)
      void client.invalidateQueries({ queryKey: [...quotesKey, 'list'] })
    },
  })
}
