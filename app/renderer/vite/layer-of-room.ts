import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The styles of a module lie in the cascade layer of its room, so that none has to say it; one that names a layer keeps it.
 * app/styles/index.css orders the layers.
 */
export const layerOfRoom = (): Plugin => ({
  name: 'layer-of-room',
  enforce: 'pre',
  transform: {
    filter: { id: /\.module\.css(?:\?|$)/ },
    handler: (css, id) => (/@layer /.test(css) ? css : `@layer ${roomOf(id)} {\n${css}\n}`),
  },
})

function roomOf(id: string): 'ui' | 'sections' | 'shell' {
  const folders = relative('.', id).split(/[\\/]/)
  if (folders.includes('shell')) return 'shell'
  return folders.includes('sections') || folders[0] === 'desk' ? 'sections' : 'ui'
}
