import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startProcess } from '#tests/support/server/process.ts'
import { runLoad } from './client.ts'
import { startNginx } from './nginx.ts'
import { connections, median, type Run, whole } from './run.ts'

async function pagesPerSecond(address: string, seconds: number): Promise<number> {
  const bytes = Buffer.from('GET / HTTP/1.1\r\nHost: veta.test\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n')
  const end = performance.now() + seconds * 1000
  let count = 0
  await runLoad(address, connections, {
    next: () => (performance.now() < end ? { bytes, tag: '' } : undefined),
    heard: ({ status }) => {
      if (status === 200) count++
    },
  })
  return count / seconds
}

/** How quickly the server hands out the home page, beside nginx with the same file. */
export async function measurePages({ quick, folder, note }: Run, siteDir: string) {
  const server = await startProcess({ DATA_DIR: join(folder, 'pages'), SITE_DIR: siteDir })
  const nginx = await startNginx(join(siteDir, 'client'), folder)
  const own: number[] = []
  const other: number[] = []
  await pagesPerSecond(server.address, 2)
  // In short turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < (quick ? 5 : 11); round++) {
    own.push(await pagesPerSecond(server.address, 1.5))
    if (typeof nginx === 'object') other.push(await pagesPerSecond(nginx.address, 1.5))
  }
  await server.stop()
  const what = 'pages per second of /, brotli, one process'
  if (typeof nginx === 'string') return note(what, `${whole(median(own))} (${nginx})`)
  nginx.stop()
  const share = median(own) / median(other)
  note(
    `${what}: this server / nginx`,
    `${whole(median(own))} / ${whole(median(other))} (${whole(share * 100)} %)`,
    '≥ 50 % of nginx',
    share >= 0.5,
  )
}

/** The built site, or a page of usual size where it is not built. */
export function siteToMeasure(folder: string): string {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'client'), { recursive: true })
  if (existsSync('build/client/index.html')) cpSync('build/client', join(site, 'client'), { recursive: true })
  else
    writeFileSync(join(site, 'client/index.html'), `<!doctype html><title>Veta</title>${'<p>Madera</p>'.repeat(3_000)}`)
  const page = join(site, 'client/index.html')
  if (!existsSync(`${page}.br`)) writeFileSync(`${page}.br`, brotliCompressSync(readFileSync(page)))
  return site
}
