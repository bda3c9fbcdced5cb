/** The other side refused this message for good; after any other error it is tried again. */
export class Permanent extends Error {}

/** What the operator is told; it is kept beside the enquiry and never logged. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
