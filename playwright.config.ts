import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { readTestContent } from './scripts/run/test-content.mjs'
import { memory } from './tests/support/memory.ts'

readTestContent()
if (memory) process.env.TMPDIR = memory
const port = Number(process.env.TEST_PORT ?? 4173)
const origin = `http://127.0.0.1:${port}`
// A browser of the machine, better the one without windows; without it Playwright takes its own.
const executablePath = process.env.CHROMIUM_SHELL || process.env.CHROMIUM_PATH || undefined

const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
// Quiet: nothing that asks the network on its own.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Scripts that run for a second do not earn what V8's optimizing compilers cost.
  '--js-flags=--no-opt,--no-maglev',
  // A page of a kept context takes over the process of the one before it, with what that has read and compiled.
  '--renderer-process-limit=1',
  // The browser without windows knows no speed of the line, and would fetch pictures 3,000 px ahead; with 4G it is 1,250.
  // Playwright's own, that there is a mouse, would be lost: a second of these takes the place of the first.
  `--blink-settings=${mouse},lazyLoadingImageMarginPxUnknown=1250`,
  // The stand-in of the external form service listens on this machine.
  '--disable-features=LocalNetworkAccessChecks',
]

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_FILE ?? 'test-results/browser.json' }]],
  use: {
    baseURL: origin,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Playwright keeps Chromium's shared memory on the disk, for containers that have little.
    launchOptions: { executablePath, args, ignoreDefaultArgs: memory ? ['--disable-dev-shm-usage'] : [] },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${origin}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.TEST_DATA_DIR ?? join(tmpdir(), `site-test-${process.pid}`),
      RATE_LIMIT: 'off',
    },
  },
})
