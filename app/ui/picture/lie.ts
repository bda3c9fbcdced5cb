import type { Picture } from '#contracts/picture-data.ts'

/** From edge to edge, one of three, or one of two in a row: which side, and how broad. The sheets have a class for each. */
export type Lie =
  | 'alone'
  | 'third'
  | 'last-third'
  | 'left'
  | 'left-broad'
  | 'left-wide'
  | 'right'
  | 'right-broad'
  | 'right-wide'

export const isWide = ({ width, height }: Pick<Picture, 'width' | 'height'>) => width > height

/**
 * Two to a row; what lies is the broader of two that differ. From the third row on what lies and would begin a row has
 * it alone, unless it and another end the list, and three upright ones share a row. What lies and is the last one has
 * its row alone, and so has the first of three that would leave an upright one behind.
 */
export function lieOf(pictures: Pick<Picture, 'width' | 'height'>[]): Lie[] {
  const lies: Lie[] = []
  let pairs = 0
  const [first, , third] = pictures.map(isWide)
  if (pictures.length === 3 && first && !third) lies.push('alone')
  while (lies.length < pictures.length) {
    const rest = pictures.slice(lies.length).map(isWide)
    const [left, right] = rest
    const isLater = pairs > 1
    const endInTwo = right === true && rest.length === 2
    if (left && (right === undefined || (isLater && !endInTwo))) lies.push('alone')
    else if (isLater && rest.length > 2 && !rest.slice(0, 3).includes(true)) lies.push('third', 'third', 'last-third')
    else lies.push(...pairOf(left, right, pairs === 0, pairs++ % 2 === 0))
  }
  return lies
}

function pairOf(left: boolean | undefined, right: boolean | undefined, isFirst: boolean, isOdd: boolean): Lie[] {
  if (right === undefined) return [isFirst ? 'left-broad' : 'right-broad']
  if (left && right) return ['left-broad', 'right-broad']
  if (left !== right) return left ? ['left-wide', 'right'] : ['left', 'right-wide']
  return isOdd ? ['left-broad', 'right'] : ['left', 'right-broad']
}
