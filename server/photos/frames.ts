import { z } from 'zod'

const newline = 0x0a
/** Longest line and largest picture that a converter may give, in bytes: what says more is broken. */
const maxLine = 1024
const maxBytes = 64 * 1024 * 1024

const Refused = z.object({
  reason: z.enum(['pixels', 'animated', 'heic', 'svg', 'pdf', 'video', 'unknown', 'damaged', 'slow']),
})
const side = z.number().int().min(1)
const Kept = z.object({ width: side, height: side, bytes: z.number().int().min(1).max(maxBytes) })
const Ready = z.object({ ready: z.literal(true) })
const Frame = z.union([Ready, Refused, Kept])
/** One line of what the converter says; the picture's bytes follow where there is one. */
export type Frame = z.infer<typeof Frame>

type Ready = z.infer<typeof Ready>
export type Outcome =
  | z.infer<typeof Refused>
  | { reason: 'failed' | 'busy' }
  | (z.infer<typeof Kept> & { content: Buffer })

/** Reads what a converter says, and ends at what is no whole frame. */
export async function* readFrames(output: AsyncIterable<Buffer>): AsyncGenerator<Ready | Outcome, void> {
  const pieces = output[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function readMore(): Promise<boolean> {
    const { done, value } = await pieces.next()
    if (!done) held = Buffer.concat([held, value])
    return !done
  }

  for (;;) {
    let end = held.indexOf(newline)
    while (end < 0) {
      if (held.length > maxLine || !(await readMore())) return
      end = held.indexOf(newline)
    }
    const frame = readLine(held.toString('utf8', 0, end))
    held = held.subarray(end + 1)
    if (!frame) return
    if (!('bytes' in frame)) {
      yield frame
      continue
    }
    while (held.length < frame.bytes) if (!(await readMore())) return
    // A copy: a part of what was held would keep all of it in memory.
    yield { ...frame, content: Buffer.from(held.subarray(0, frame.bytes)) }
    held = held.subarray(frame.bytes)
  }
}

function readLine(line: string): Frame | undefined {
  try {
    return Frame.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
