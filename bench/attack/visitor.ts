import { setTimeout as wait } from 'node:timers/promises'
import { ana, submit } from '#tests/support/server/server.ts'

/** Somebody who looks at pages, and somebody else every few seconds who writes with one picture, until the end. */
export async function visit(address: string, picture: Buffer, end: AbortSignal) {
  const [pages, enquiries]: number[][] = [[], []]
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let kept = 0

  async function look() {
    while (!end.aborted) {
      const since = performance.now()
      const answer = await fetch(`${address}/contacto`)
      await answer.arrayBuffer()
      pages?.push(performance.now() - since)
      count(answer.status)
      await wait(100)
    }
  }

  async function write() {
    while (!end.aborted) {
      const since = performance.now()
      const photo = new File([new Uint8Array(picture)], 'mesa.jpg')
      const from = { 'x-forwarded-for': `198.51.100.${process.uptime().toFixed(0)}` }
      const { status, answer } = await submit(address, { ...ana, message: `una mesa ${since}` }, from, [photo])
      enquiries?.push(performance.now() - since)
      count(status)
      if (answer.success && !answer.message.includes('No hemos podido')) kept++
      else console.error(status, answer.message)
      await wait(2_000)
    }
  }

  await Promise.all([look(), write()])
  return { pages: pages ?? [], enquiries: enquiries ?? [], kept, statuses }
}
