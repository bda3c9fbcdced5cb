import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Proof-of-work against mass sending (ALTCHA), solved by the visitor's browser. */
export interface Captcha {
  challenge: () => Promise<unknown>
  /**
   * Looks whether `payload` (base64 JSON of challenge and solution) solves one of our challenges that is not expired. Gives
   * what uses it up, and is true the first time; undefined when it solves none, or one that is used up.
   */
  solved: (payload: string | undefined) => Promise<(() => boolean) | undefined>
}

const validFor = 20 * 60_000

/** `secret` signs the challenges, so that none has to be remembered; `now` gives milliseconds. */
export function createCaptcha(secret: string, now: () => number): Captcha {
  const used = new Map<string, number>()

  /** A solution counts once; true the first time. */
  function useUp(signature: string): boolean {
    for (const [old, until] of used) {
      if (until > now()) break
      used.delete(old)
    }
    if (used.has(signature)) return false
    used.set(signature, now() + validFor)
    return true
  }

  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        counter: randomInt(2_000, 5_000),
        deriveKey,
        expiresAt: new Date(now() + validFor),
        hmacSignatureSecret: secret,
      }),
    async solved(payload) {
      try {
        const { challenge, solution } = JSON.parse(Buffer.from(payload ?? '', 'base64').toString('utf8'))
        const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
        const signature = String(challenge.signature)
        return verified && !used.has(signature) ? () => useUp(signature) : undefined
      } catch {
        return undefined
      }
    },
  }
}
