import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Makes this the only server on a data folder: two would each send the mails that the other is sending. The lock is the
 * operating system's, so a killed server leaves none behind. Waits a little for one that is just stopping.
 */
export async function acquireInstanceLock(dataDir: string, timeout = 15_000): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const until = performance.now() + timeout
  for (;;) {
    const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
    try {
      lock.exec('pragma journal_mode = memory; begin exclusive')
      return () => lock.close()
    } catch (error) {
      lock.close()
      if (performance.now() > until) {
        throw new Error(`Another server already uses ${dataDir}; stop it, or give this one its own DATA_DIR.`, {
          cause: error,
        })
      }
      await wait(100)
    }
  }
}
