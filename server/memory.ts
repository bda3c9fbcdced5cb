import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects what loading has left behind. V8 lets its heap grow by a multiple of what it last found in use, so that an
 * early look keeps it smaller for the life of the process.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
