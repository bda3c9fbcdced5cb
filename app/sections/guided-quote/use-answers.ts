import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { restoreDraft } from '#app/enquiry/draft.ts'
import { type Answers, preselect, readAnswers } from './answers.ts'

type Subject = { id: string; name: string }

/** What the form says now, and the piece or service that has been chosen in it. `question`: label of that choice. */
export function useAnswers<S extends Subject>(
  form: RefObject<HTMLFormElement | null>,
  subjects: S[],
  question: string,
) {
  const [answers, setAnswers] = useState<Answers>({})
  const chosen = subjects.find(({ name }) => name === answers[question])
  const read = () => form.current && setAnswers(readAnswers(form.current))

  // Once, when the draft is back in its fields.
  const begin = useEffectEvent(() => {
    if (form.current) preselect(form.current, subjects)
    read()
  })
  useEffect(() => begin(), [])
  // Another piece has other measures, which the draft may know.
  const restore = useEffectEvent((piece: string | undefined) => {
    if (piece && form.current) restoreDraft(form.current)
    read()
  })
  useEffect(() => restore(chosen?.id), [chosen?.id])

  return { answers, chosen, read, forget: () => setAnswers({}) }
}
