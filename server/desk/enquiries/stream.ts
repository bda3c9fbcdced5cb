import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { EnquiryNews } from '#contracts/desk-enquiries.ts'
import type { News } from '#server/desk/enquiries/events.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import type { DeskServices } from '#server/desk/request/services.ts'

/** Milliseconds between two signs of life: proxies close a line that says nothing for a minute. */
const heartbeat = 20_000

/** News as they come, until the browser leaves, its session ends or the server stops. */
export function events(c: Context<DeskEnv>, { stopping, signIn }: DeskServices, news: News) {
  const { headers } = c.req.raw
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const over = Promise.withResolvers<void>()
    const say = (data: EnquiryNews) => stream.writeSSE({ event: 'enquiries', data: JSON.stringify(data) })
    const { now, end } = await news.listen((data) => void say(data).catch(over.resolve))
    const beat = setInterval(async () => {
      if (await signIn.sessionOf(headers)) await stream.writeSSE({ event: 'beat', data: '' })
      else over.resolve()
    }, heartbeat)
    stream.onAbort(over.resolve)
    stopping.addEventListener('abort', () => over.resolve(), { once: true })
    if (stopping.aborted) over.resolve()
    await say(now)
    await over.promise
    clearInterval(beat)
    end()
  })
}
