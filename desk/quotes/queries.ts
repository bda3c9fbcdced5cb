import type { DeskQuote, QuoteItem } from '#contracts/desk-quotes.ts'
import { useAsk, useSend } from '../api.ts'

export const quoteKey = (id: string) => ['quotes', id]

/** All quotes and jobs, or those of one enquiry. */
export const useQuotes = (enquiry?: string) =>
  useAsk<QuoteItem[]>(enquiry === undefined ? 'quotes' : `quotes?enquiry=${enquiry}`)

/** One quote; looked at anew whenever its page opens, because the customer answers it too. */
export const useQuote = (id: string) => useAsk<DeskQuote>(`quotes/${id}`, { refetchOnMount: 'always' })

/** A change that gives back the quote as it then is. */
export const useWork = <Given = void>(id: string, work: (given: Given) => Promise<DeskQuote | undefined>) =>
  useSend(work, (client, quote) => {
    if (quote) client.setQueryData(quoteKey(id), quote)
    void client.invalidateQueries({ queryKey: ['quotes'], predicate: ({ queryKey }) => queryKey[1] !== id })
  })
