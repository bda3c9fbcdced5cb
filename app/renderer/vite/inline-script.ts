import { dirname } from 'node:path'
import { build, type Plugin } from 'vite'

const query = '?script'

/** `import code from './x.inline.ts?script'`: the module with all it imports as the text of one small classic script. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return
    const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true })
    return found && found.id + query
  },
  async load(id) {
    if (!id.endsWith(query)) return
    const entry = id.slice(0, -query.length)
    this.addWatchFile(entry)
    return `export default ${JSON.stringify(await compile(entry))}`
  },
})

async function compile(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: dirname(entry),
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script.`)
  return output.output[0].code.trim()
}
