import type { Plugin } from 'vite'

/**
 * The pages carry the CSS of all that is in them, islands too. The browser's files know class names only: a sheet that
 * came with an island would be the same rules once more, in another order.
 */
export const stylesFromPages = (): Plugin => ({
  name: 'styles-from-pages',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk(_, chunk) {
    chunk.viteMetadata?.importedCss.clear()
    return null
  },
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name]
  },
})
