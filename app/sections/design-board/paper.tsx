import { useEffect, useState } from 'react'
import type { Finish } from '#design/design.ts'
import { finishNames } from '#design/names.ts'
import { designWords } from '#words/design-words.ts'
import css from './sheet.module.css'

/** Whose sheet it is, as a customer keeps it on paper. `validDays`: of the written quote; `freeKm`: how far coming is in the price. */
export type Paper = { brand: string; phone: string; validDays: number; freeKm: number }

type Props = { paper: Paper; finish: Finish; address: string }

/** What the printed sheet says beside drawing and price: what the price is, until when, whose it is, and where it opens. */
export function Foot({ paper: { brand, phone, validDays, freeKm }, finish, address }: Props) {
  const [here, setHere] = useState({ date: '', origin: '' })
  // The page that was made at build has neither.
  useEffect(
    () => setHere({ date: new Date().toLocaleDateString('es-ES', { dateStyle: 'long' }), origin: location.origin }),
    [],
  )
  return (
    <span className={css.foot}>
      <span>{designWords.paper(finishNames[finish].toLowerCase(), freeKm)}</span>
      <span>{designWords.validity(here.date, validDays)}</span>
      <span>{`${brand}, ${phone}`}</span>
      <span>{here.origin + address}</span>
    </span>
  )
}
