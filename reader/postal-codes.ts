import { provinces } from '#words/provinces-words.ts'

/** The first two digits of the postal codes of those provinces. @throws when one of them is not a Spanish province */
export function provincesOf(names: readonly string[]): { code: string; name: string }[] {
  return names.map((name) => {
    const at = provinces.indexOf(name)
    if (at < 0)
      throw new Error(
        `content/conditions.yaml: "area.provinces" has "${name}"; expected one of ${provinces.join(', ')}.`,
      )
    return { code: String(at + 1).padStart(2, '0'), name }
  })
}
