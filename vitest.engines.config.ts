import { defineConfig } from 'vitest/config'
import { readTestContent } from './scripts/run/test-content.mjs'

readTestContent()

// The journeys in Firefox and WebKit; apart, because they need a built site and browsers.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/engines/*.test.ts'],
    maxWorkers: 2, // side by side: each waits for its browser two fifths of its time
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
  },
})
