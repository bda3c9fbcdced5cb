import { z } from 'zod'
import { tradeDrawings } from '#contracts/trade-drawings.ts'
import { faq, step, text } from '../fields.ts'
import { inParts, renderMarkdown } from '../markdown.ts'
import { english } from './english.ts'

const read = english(
  'service',
  z.strictObject({
    title: text,
    lead: text,
    woods: z.array(text),
    finishes: z.array(text),
    process: z.array(step),
    questions: z.array(faq),
    /** Of the drawer. */
    drawing: z.strictObject({ title: text, text, parts: z.array(text).length(tradeDrawings.cajon) }),
    /** Markdown. */
    text,
  }),
)

export function serviceStory() {
  const { text, ...service } = read()
  return { ...service, ...inParts(renderMarkdown(text)) }
}
