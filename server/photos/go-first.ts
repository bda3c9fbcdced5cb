import { writeFileSync } from 'node:fs'

/** When memory runs out, this process goes, not the server. */
export function goFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not every system has this.
  }
}
