// npm run build, beside the pages: BUILD_DIR gets `desk/`, what the server gives to people of the workshop only.
import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { layerOfRoom } from '#app/renderer/vite/layer-of-room.ts'
import { deskPath } from '#contracts/desk.ts'
import { compressFiles } from './build/compress.ts'

const folder = join(resolve(process.env.BUILD_DIR ?? 'build'), 'desk')

// Style sheets of rooms may come before the site's, and Vite drops the statement that orders the layers: so it comes first.
const layers = /^@layer [^{;]+;$/m.exec(readFileSync('app/styles/index.css', 'utf8'))?.[0]
if (!layers) throw new Error('app/styles/index.css orders no layers.')
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'static/layers.css', source: layers })
  },
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'stylesheet', href: `${deskPath}/static/layers.css` }, injectTo: 'head-prepend' },
  ],
}

await build({
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  root: 'desk',
  base: `${deskPath}/`,
  publicDir: false,
  plugins: [react(), layersFirst, layerOfRoom()],
  build: {
    outDir: folder,
    assetsDir: 'static',
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
  },
})
await copyFile('desk/push-worker.js', join(folder, 'push-worker.js'))
await compressFiles(folder)
