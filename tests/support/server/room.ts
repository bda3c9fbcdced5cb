import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where a test's folders lie: in memory where the system has a gigabyte there, so that nobody waits for a disk. */
export const room = isRoomy('/dev/shm') ? '/dev/shm' : tmpdir()

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 2 ** 30
}
