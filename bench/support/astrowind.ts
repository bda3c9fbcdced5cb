import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const source = 'https://github.com/arthelokyo/astrowind'
// Not below node_modules, where its Tailwind finds its sources otherwise and writes twice the CSS.
const cache = join(tmpdir(), 'bench-astrowind')
const font = '@fontsource-variable/inter@5.3.0'
const file = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/**
 * AstroWind built whole, in a cache: gives the folder that a host serves. Its own build takes Inter from the network and
 * goes on without it where there is none; here the same file comes from a package, by the local provider. The one page
 * whose pictures its build fetches is left out. @param from a clone of it, instead of the network's
 */
export function buildAstroWind(from = source): string {
  const client = join(cache, 'dist')
  if (existsSync(join(client, 'index.html'))) return client
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: cache,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
    })
  rmSync(cache, { recursive: true, force: true })
  execFileSync('git', ['clone', '-q', '--depth', '1', from, cache], { stdio: 'inherit' })
  run('npm', 'ci', '--no-audit', '--no-fund')
  run('npm', 'install', '--no-save', '--no-audit', '--no-fund', font)
  cpSync(join(cache, file), join(cache, 'inter.woff2'))
  rmSync(join(cache, 'src/pages/homes/startup.astro'))
  const config = join(cache, 'astro.config.ts')
  const before = readFileSync(config, 'utf8')
  const after = before
    .replace('fontProviders.fontsource()', 'fontProviders.local()')
    .replace(
      /weights: .*\n\s*styles: .*\n\s*subsets: .*\n/,
      "options: { variants: [{ weight: '100 900', style: 'normal', src: ['./inter.woff2'] }] },\n",
    )
  if (!/local\(\)[\s\S]*inter\.woff2/.test(after)) throw new Error('AstroWind says its font otherwise than it did.')
  writeFileSync(config, after)
  run('npm', 'run', 'build')
  return client
}
