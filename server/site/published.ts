import { lstatSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Gives the folder of the site that visitors get: the desk's last publication, unless SITE_DIR has been built since. */
export function siteFolder(siteDir: string, dataDir: string): () => string {
  const current = join(dataDir, 'desk/site/current')
  return () => {
    const published = lstatSync(current, { throwIfNoEntry: false })?.mtimeMs
    if (published === undefined) return siteDir
    const built = statSync(join(siteDir, 'headers.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (built > published) return siteDir
    try {
      return realpathSync(current)
    } catch {
      return siteDir
    }
  }
}
