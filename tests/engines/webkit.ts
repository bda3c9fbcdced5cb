import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/run/free-port.mjs'
import type { Browser, Engine, Key } from './browser.ts'
import { startScreen } from './screen.ts'
import { type Call, endpoint } from './webdriver.ts'

type Programs = { driver: string; screen: string | undefined }

// Code points by which WebDriver names the keys without a character.
const keys: Record<Key, string> = {
  ArrowDown: '\ue015',
  ArrowRight: '\ue014',
  Enter: '\ue007',
  Escape: '\ue00c',
  Space: ' ',
  Tab: '\ue004',
}

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
export async function startWebKit({ driver, screen }: Programs): Promise<Engine> {
  const settings = narrowToolbar()
  const display = await startScreen(screen)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...display.env,
    XDG_CONFIG_HOME: settings,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // Its sandbox needs user namespaces, which containers and root seldom have; it only sees our own pages.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  return {
    newWindow: () => openWindow(driver, env),
    stop: async () => {
      display.stop()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** A window with a driver of its own, because a driver serves one window at a time. */
async function openWindow(driver: string, env: NodeJS.ProcessEnv): Promise<Browser> {
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const call = endpoint(`http://127.0.0.1:${port}`)
  const stop = async () => {
    child.kill()
    await ended
  }
  try {
    await untilReady(call, child)
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} })
    const browser = browserOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body))
    return { ...browser, close: () => browser.close().finally(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}

function browserOf(call: Call): Browser {
  const errors: string[] = []
  const evaluate = (expression: string) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
  const collect = async () => {
    errors.push(...((await evaluate('window.engineErrors?.splice(0) ?? []')) as string[]))
  }
  /** Goes where `move` leads; WebDriver tells no errors, so the new page gathers its own. */
  const to = async (move: () => Promise<unknown>) => {
    await collect()
    await move()
    await evaluate(`(${gatherErrors})()`)
  }
  const perform = (source: object) => call('POST', '/actions', { actions: [source] })
  const pressKeys = (values: string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  return {
    open: (url) => to(() => call('POST', '/url', { url })),
    reload: () => to(() => call('POST', '/refresh', {})),
    back: () => to(() => call('POST', '/back', {})),
    resize: async (width, height) => {
      const [inner, outer] = (await evaluate('[innerHeight, outerHeight]')) as [number, number]
      await call('POST', '/window/rect', { width, height: height + outer - inner })
    },
    clickAt: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => pressKeys([keys[key]]),
    type: (text) => pressKeys([...text]),
    evaluate,
    errors: async () => {
      await collect()
      return errors
    },
    close: () => call('DELETE', ''),
  }
}

declare global {
  interface Window {
    engineErrors?: string[]
  }
}

/** In the page: keeps what goes wrong from now on. The site's own scripts start with the first touch, after this. */
function gatherErrors() {
  if (window.engineErrors) return
  const errors: string[] = []
  window.engineErrors = errors
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => {
    // The browser's own: it leaves out a transition between two documents, and nobody waits for it.
    if (!/view transition/i.test(String(reason))) errors.push(String(reason))
  })
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`refused by the policy: ${blockedURI}`))
  const write = console.error
  console.error = (...words) => {
    errors.push(words.join(' '))
    write(...words)
  }
}

/** Settings under which the window's toolbar gives way; as it comes, a window is never narrower than 447 px. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; font-size: 6px }')
  return folder
}

async function untilReady(call: Call, child: ChildProcess) {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break
    if (await call('GET', '/status').catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}
