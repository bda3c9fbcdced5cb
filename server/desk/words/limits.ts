import type { Problem } from '#contracts/desk-words.ts'

/** Most that is taken of a text, of a list, and of groups in groups; more than any page could show. */
export const limits = { body: 40_000, text: 10_000, list: 300, depth: 12, request: 1_000_000 }

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** What no schema needs to see: names that reach into the program, and more than fits. */
export function excesses(value: unknown, body: string | undefined): Problem[] {
  const tooLong = body !== undefined && body.length > limits.body
  return [...(tooLong ? [problem(['body'], longer(limits.body))] : []), ...below(value, [])]
}

function below(value: unknown, path: (string | number)[]): Problem[] {
  if (path.length > limits.depth) return [problem(path, 'Hay demasiados grupos dentro de grupos.')]
  if (typeof value === 'string') return value.length > limits.text ? [problem(path, longer(limits.text))] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length > limits.list)
    return [problem(path, `Son demasiados: como mucho ${limits.list}.`)]
  return Object.entries(value).flatMap(([key, child]) =>
    forbidden.has(key)
      ? [problem(path, `Aquí no puede haber nada que se llame «${key}».`)]
      : below(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

const problem = (path: (string | number)[], message: string): Problem => ({ path, where: '', message })
const longer = (most: number) =>
  `Es demasiado largo: caben ${most.toLocaleString('es-ES', { useGrouping: 'always' })} caracteres.`
