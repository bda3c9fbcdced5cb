import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { designOfDraft, designTaken, noteDesign, takeDesign } from '#app/enquiry/draft.ts'
import { answerField } from '#contracts/enquiry.ts'
import type { GuidedQuote } from '#reader/quote-content.ts'
import { measureLabel } from './answers.ts'
import { isFor, lengthsIn, woodIn } from './drawn.ts'
import { centimetres } from './measure-field.tsx'

/** Where to begin when a design has answered the first three questions. */
const firstOpen = '#fotos'

/**
 * The design that the visitor has made in the tool, empty without one. A new one answers what, how large and in which wood;
 * whoever comes back from the tool's page finds it so, and everything else as it was left.
 */
export function useBroughtDesign(form: RefObject<HTMLFormElement | null>, { pieces, questions }: GuidedQuote) {
  const [design, setDesign] = useState('')

  const take = useEffectEvent(() => {
    const made = designOfDraft()
    setDesign(made)
    if (!made || made === designTaken() || !form.current || location.search.includes('servicio=')) return
    const what = answerField(questions.que.label)
    const fits = pieces.filter(({ prices }) => prices.some((price) => price.design && isFor(price.design, made)))
    const chosen = form.current.querySelector<HTMLInputElement>(`input[name="${CSS.escape(what)}"]:checked`)?.value
    // Who is asking for a door goes on asking for it.
    const piece = chosen ? fits.find(({ name }) => name === chosen) : fits[0]
    if (!piece) return
    const wood = questions.madera.choices.find(({ swatch }) => swatch === woodIn(made))
    takeDesign(form.current, made, [
      [what, piece.name],
      ...lengthsIn(made).map((mm, i): [string, string] => [
        answerField(measureLabel(piece.measures[i] ?? '')),
        centimetres(mm),
      ]),
      [answerField(questions.madera.label), wood?.name ?? ''],
    ])
    if (location.hash === '') location.replace(firstOpen)
  })
  useEffect(() => take(), [])
  // A page that the browser has kept is as it was before the design: it begins again, with what has been written in it.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) =>
      persisted && designOfDraft() !== (designTaken() ?? '') && location.reload()
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [])

  const drop = () => {
    noteDesign('')
    setDesign('')
  }
  return { design, drop }
}
