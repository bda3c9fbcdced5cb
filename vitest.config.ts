import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: [
      '{app,contracts,design,desk,reader,scripts,server}/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/faults/*.test.ts',
    ],
    globalSetup: 'tests/support/server/shared-postgres.ts',
    maxWorkers: 2,
    // The server's fault tests start processes, kill them and wait for real clocks.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
