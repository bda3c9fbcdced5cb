/** `08:00`, `18:30` → «de 8:00 a 18:30», with «(por confirmar)» after it while nobody has confirmed it */
export const fromTo = (opens: string, closes: string, isSample: boolean) =>
  `de ${short(opens)} a ${short(closes)}${isSample ? ' (por\u00a0confirmar)' : ''}`

const short = (time: string) => time.replace(/^0/, '')
