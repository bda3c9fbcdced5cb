const numbers = 'cero uno dos tres cuatro cinco seis siete ocho nueve diez'.split(' ')

/** A number in running text: in letters up to ten, «dos»; `one` is what 1 is called before its noun. */
export const spelled = (count: number, one = 'una') => (count === 1 ? one : (numbers[count] ?? String(count)))

const list = new Intl.ListFormat('es', { type: 'conjunction' })
/** «roble, nogal y fresno» */
export const listed = (names: readonly string[]) => list.format(names)
