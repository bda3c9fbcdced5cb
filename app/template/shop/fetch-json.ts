const limit = 20_000 // milliseconds

/** Fetches JSON. Rejects with a sentence for the visitor: no line, no answer in 20 s, a status other than 200, no JSON. */
export async function fetchJson(address: string, what: string): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limit)
  try {
    const answer = await fetch(address, { signal: controller.signal, headers: { Accept: 'application/json' } })
    if (!answer.ok) throw new Error(`${what} could not be loaded: the server answered ${answer.status}.`)
    const text = await answer.text()
    try {
      return JSON.parse(text)
    } catch {
      throw new Error(`${what} could not be read: the server answered something else.`)
    }
  } catch (error) {
    if (controller.signal.aborted) throw new Error(`${what} did not arrive within 20 seconds.`)
    if (error instanceof TypeError) throw new Error(`${what} could not be loaded: there is no connection.`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
