// The number by which visitor and workshop call an enquiry on the telephone: seven digits, «412-78-05». It is the beginning
// of the enquiry's ID in other clothes, so that nothing else has to be kept, and IDs of one number stand together.

const numbers = 10_000_000
const beginnings = 0x1_0000_0000

/** @param id UUID of the enquiry, or its first eight characters */
export function numberOf(id: string): string {
  const number = Math.floor((Number.parseInt(id.slice(0, 8), 16) / beginnings) * numbers)
  return String(number)
    .padStart(7, '0')
    .replace(/^(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3')
}

/** The IDs that have a number, as the first eight characters `from` and, behind the last, `before`; undefined for what is no number. */
export function idsOf(written: string): { from: string; before: string } | undefined {
  if (!/^\d{3}[-. ]?\d{2}[-. ]?\d{2}$/.test(written)) return undefined
  const number = Number(written.replace(/\D/g, ''))
  const beginning = (at: number) =>
    Math.ceil((at / numbers) * beginnings)
      .toString(16)
      .padStart(8, '0')
  // Behind the last number comes "g", which no ID begins with.
  return { from: beginning(number), before: number + 1 === numbers ? 'g' : beginning(number + 1) }
}
