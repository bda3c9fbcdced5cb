import { onPath } from './browser.mjs'

/** Path of the Firefox for the journeys: the one that FIREFOX_PATH names, else one of this machine. */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox')

/** Paths of WebKit's driver and of a virtual screen for it; undefined when there is none. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  if (driver && (screen || process.env.DISPLAY)) return { driver, screen }
}

/** A line for each engine that this machine does not have, with how it comes. */
export function missingEngines() {
  const skipped = (name, packages) => `${name}: skipped, not on this machine (apt-get install ${packages})`
  return [
    ...(findFirefox() ? [] : [skipped('Firefox', 'firefox-esr')]),
    ...(findWebKit() ? [] : [skipped('WebKit', 'webkit2gtk-driver xvfb')]),
  ]
}
