// The project's commands. Plain JavaScript, so that it runs on Node 20 and before anything is installed;
// what needs Node 24 is started with the pinned one from node_modules.
import { goOnWithGoodBuild, serverArguments } from '../server/command.mjs'
import { build, buildIfStale, makePhotos } from './run/build.mjs'
import { node, runTogether } from './run/child.mjs'
import { ensureInstalled } from './run/install.mjs'
import { check, test } from './run/test.mjs'
import { takeOverContent } from './run/test-content.mjs'

const commands = {
  /** Sets up what is missing, builds what is stale, serves the built site until it is told to stop. */
  async start() {
    ensureInstalled()
    try {
      buildIfStale()
      process.env.CONTENT_STALE = 'off' // the server need not check once more
    } catch (error) {
      goOnWithGoodBuild(error.message)
    }
    // What Node has compiled it keeps: the next start is quicker, and needs no stripper of types in memory.
    process.env.NODE_COMPILE_CACHE ??= '.cache/compiled'
    return runTogether([[node, serverArguments]])
  },
  /** Pages with hot reload and the server restarting on change, stopped together. */
  async dev() {
    ensureInstalled()
    makePhotos()
    const pages = [node, ['node_modules/.bin/vite']]
    return runTogether([pages, [node, ['--watch', 'server/main.ts']]])
  },
  async build() {
    ensureInstalled()
    build()
    return 0
  },
  async test() {
    ensureInstalled()
    return test(...process.argv.slice(3))
  },
  /** What content/ says now is what ships: the tests' own content says it too. */
  async 'test:content'() {
    takeOverContent()
    return 0
  },
  async check() {
    ensureInstalled()
    return check()
  },
}

const command = commands[process.argv[2]]
if (!command) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}`)
  process.exit(2)
}
try {
  process.exitCode = await command()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
