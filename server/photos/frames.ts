import { z } from 'zod'

const newline = 0x0a

const Refused = z.object({
  reason: z.enum(['pixels', 'animated', 'heic', 'svg', 'pdf', 'video', 'unknown', 'damaged', 'slow']),
})
const side = z.number().int().min(1)
const Kept = z.object({ width: side, height: side, bytes: z.number().int().min(1) })
const Frame = z.union([z.object({ ready: z.literal(true) }), Refused, Kept])
/** One line of what the converter says; the picture's bytes follow where there is one. */
export type Frame = z.infer<typeof Frame>

export type Outcome = z.infer<typeof Refused> | { reason: 'failed' } | (z.infer<typeof Kept> & { content: Buffer })

/** Reads what a converter has said up to its end, which may have come early; what is not whole does not count. */
export function readFrames(output: Buffer): { ready: boolean; outcomes: Outcome[] } {
  const outcomes: Outcome[] = []
  let ready = false
  for (let at = 0; ; ) {
    const end = output.indexOf(newline, at)
    if (end < 0) return { ready, outcomes }
    const frame = readLine(output.toString('utf8', at, end))
    at = end + 1
    if (!frame) return { ready, outcomes }
    if ('ready' in frame) ready = true
    else if ('reason' in frame) outcomes.push(frame)
    else {
      // A copy: a part of the whole output would keep all of it in memory.
      const content = Buffer.from(output.subarray(at, at + frame.bytes))
      if (content.length < frame.bytes) return { ready, outcomes }
      outcomes.push({ ...frame, content })
      at += frame.bytes
    }
  }
}

function readLine(line: string): Frame | undefined {
  try {
    return Frame.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
