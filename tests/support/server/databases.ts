import { inject } from 'vitest'

/** Settings for an empty database of either kind; none with a reason when this machine has no PostgreSQL. */
export async function emptyDatabase(
  kind: 'sqlite' | 'postgres',
): Promise<{ env: Record<string, string>; skip?: string }> {
  if (kind === 'sqlite') return { env: {} }
  return (await (await fetch(inject('databases'))).json()) as { env: Record<string, string>; skip?: string }
}
