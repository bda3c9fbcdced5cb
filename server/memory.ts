import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets V8 collect early instead of growing its heap as far as a large machine allows: a form service lives for months
 * beside others. Called once the server stands; what loading it has left behind goes at once.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--optimize-for-size')
  setFlagsFromString('--max-semi-space-size=1')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
