// biome-ignore lint/suspicious/noExplicitAny: every command has an answer of its own shape
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>

/** The commands of a WebDriver server (https://www.w3.org/TR/webdriver2/#endpoints). */
export function endpoint(origin: string): Call {
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(origin + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}
