import { deskPath } from '#contracts/desk.ts'

/** The desk's own worker, which tells of new enquiries. */
export const pushWorker = { file: `${deskPath}/push-worker.js`, scope: `${deskPath}/` }

interface Rules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

/** What the reading view shows is made by the server's own code; of scripts there is one that is named by an address. */
const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (address !== pushWorker.file) throw new TypeError(`${address} is no script of the desk.`)
    return address
  },
}

interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}

/**
 * The one way by which a text becomes markup or a script's address in the desk: its Content-Security-Policy lets no other
 * do so (`require-trusted-types-for`), where the browser knows of that.
 */
export const trusted: Rules =
  (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('desk', rules) ?? rules
