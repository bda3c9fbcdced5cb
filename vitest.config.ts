import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { readTestContent } from './scripts/run/test-content.mjs'
import { memory } from './tests/support/memory.ts'

readTestContent()
if (memory) process.env.TMPDIR = memory
// What Node has compiled of a program that a test starts, the next test finds.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compiled')

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{app,contracts,design,desk,reader,scripts,server}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/*.test.ts',
    ],
    globalSetup: 'tests/support/server/shared-postgres.ts',
    maxWorkers: 3, // of two cores: a third of their time they wait for processes and clocks
    // Each worker loads a module once for all of its files: a test puts back what it changes in one.
    isolate: false,
    // The server's fault tests start processes, kill them and wait for real clocks.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
