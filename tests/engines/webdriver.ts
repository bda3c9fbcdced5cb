/** A command. `T` is the shape of its answer. */
export type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** The commands of a WebDriver server (https://www.w3.org/TR/webdriver2/#endpoints). */
export function endpoint(origin: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(60_000)
    const answer = await fetch(origin + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
}
