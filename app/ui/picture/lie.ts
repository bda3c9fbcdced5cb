import type { Picture } from '#contracts/picture-data.ts'

/** From edge to edge, or one of two in a row: which side, and how broad. The sheets have a class for each. */
export type Lie = 'alone' | 'left' | 'left-broad' | 'left-wide' | 'right' | 'right-broad' | 'right-wide'

export const isWide = ({ width, height }: Pick<Picture, 'width' | 'height'>) => width > height

/**
 * Two to a row; what lies is the broader of two that differ. What lies and would begin a row from the third on, or the
 * last one, has it alone. So has the first of three that would leave an upright one behind.
 */
export function lieOf(pictures: Pick<Picture, 'width' | 'height'>[]): Lie[] {
  const lies: Lie[] = []
  let pairs = 0
  const [first, , third] = pictures.map(isWide)
  if (pictures.length === 3 && first && !third) lies.push('alone')
  while (lies.length < pictures.length) {
    const [left, right] = pictures.slice(lies.length).map(isWide)
    if (left && (pairs > 1 || right === undefined)) lies.push('alone')
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
