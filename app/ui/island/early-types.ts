declare global {
  interface Window {
    /** What has happened before the entry script came (early.inline.ts). */
    earlyEvents?: Event[]
  }
}

/** What a visitor does that a part must not lose. */
export const earlyTypes = ['click', 'keydown', 'input', 'change'] as const
