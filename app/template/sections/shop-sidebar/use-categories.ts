import { useCallback, useEffect, useState } from 'react'
import { fetchJson } from '#app/template/shop/fetch-json.ts'
import { type Category, readCategories } from '#contracts/category.ts'

type State = { status: 'loading' | 'ready' | 'failed'; categories: Category[] }

const loading: State = { status: 'loading', categories: [] }

/** The categories that the server lists; `retry` asks again. */
export function useCategories(endpoint: string) {
  const [state, setState] = useState(loading)
  const load = useCallback(() => {
    setState(loading)
    loadCategories(endpoint).then(
      (categories) => setState({ status: 'ready', categories }),
      () => setState({ status: 'failed', categories: [] }),
    )
  }, [endpoint])
  useEffect(load, [load])
  return { ...state, retry: load }
}

async function loadCategories(endpoint: string): Promise<Category[]> {
  const answer = await fetchJson(endpoint, 'The categories')
  if (!Array.isArray(answer)) throw new Error('The categories are no list.')
  return readCategories(answer)
}
