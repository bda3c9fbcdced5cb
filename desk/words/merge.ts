import { differences, valueAt, withValue } from './values.ts'

export interface Version {
  value: unknown
  body?: string
}
export type Side = 'mine' | 'theirs'

const isWithin = (path: string, other: string) => path === other || other === '' || path.startsWith(`${other}.`)

/** What two people have changed of one text: places where only one of them was, and those where both were. */
export function compare(base: Version, mine: Version, theirs: Version) {
  const ours = differences(base.value, mine.value)
  const others = differences(base.value, theirs.value)
  const both = [...new Set([...ours, ...others])].filter(
    (path) => ours.some((one) => isWithin(one, path)) && others.some((one) => isWithin(one, path)),
  )
  // The larger place holds the smaller ones.
  const places = both.filter((path) => !both.some((other) => other !== path && isWithin(path, other)))
  const differing = places.filter(
    (path) => differences(valueAt(mine.value, path), valueAt(theirs.value, path)).length > 0,
  )
  const bodies = mine.body !== base.body && theirs.body !== base.body && mine.body !== theirs.body
  return { places: bodies ? [...differing, 'body'] : differing, onlyMine: ours.filter((path) => !inside(path, places)) }
}

const inside = (path: string, places: string[]) => places.some((place) => isWithin(path, place))

/** Theirs, with what only I have changed, and of the rest what was chosen. */
export function merged(base: Version, mine: Version, theirs: Version, chosen: Record<string, Side>): Version {
  const { places, onlyMine } = compare(base, mine, theirs)
  const kept = [...onlyMine, ...places.filter((path) => path !== 'body' && chosen[path] === 'mine')]
  const value = kept.reduce((all, path) => withValue(all, path, valueAt(mine.value, path)), theirs.value)
  const isMine = places.includes('body') ? chosen.body === 'mine' : mine.body !== base.body
  return { value, body: isMine ? mine.body : theirs.body }
}

/** Paragraphs of one text that the other has not. */
export function ownParagraphs(text = '', other = ''): string[] {
  const known = new Set(other.split(/\n{2,}/).map((one) => one.trim()))
  return text.split(/\n{2,}/).filter((one) => !known.has(one.trim()))
}
