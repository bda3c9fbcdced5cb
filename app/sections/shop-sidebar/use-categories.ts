import { useEffect, useState } from 'react'
import { fetchJson } from '#app/behaviour/fetch-json.ts'
import { type Category, readCategories } from '#contracts/category.ts'

type State = { status: 'loading' | 'ready' | 'failed'; categories: Category[] }

const known = new Map<string, Category[]>()

/** The categories that the server lists, asked for once per visit; `retry` asks again. */
export function useCategories(endpoint: string) {
  const [state, setState] = useState<State>({ status: 'loading', categories: [] })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    let gone = false
    const show = (next: State) => gone || setState(next)
    loadCategories(endpoint).then(
      (categories) => show({ status: 'ready', categories }),
      () => show({ status: 'failed', categories: [] }),
    )
    return () => {
      gone = true
    }
  }, [endpoint, attempt])

  const retry = () => {
    setState({ status: 'loading', categories: [] })
    setAttempt(attempt + 1)
  }
  return { ...state, retry }
}

async function loadCategories(endpoint: string): Promise<Category[]> {
  const found = known.get(endpoint)
  if (found) return found
  const answer = await fetchJson(endpoint, 'The categories')
  if (!Array.isArray(answer)) throw new Error('The categories are no list.')
  const categories = readCategories(answer)
  known.set(endpoint, categories)
  return categories
}
