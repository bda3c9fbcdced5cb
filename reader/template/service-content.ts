import { z } from 'zod'
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
    /** Markdown. */
    text,
  }),
)

export function serviceStory() {
  const { text, ...service } = read()
  return { ...service, ...inParts(renderMarkdown(text)) }
}
