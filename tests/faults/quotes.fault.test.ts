import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { hashOf } from '#server/quotes/document.ts'
import { outboxState } from '#server/storage/deliveries.ts'
import { listQuotes } from '#server/storage/quotes/read.ts'
import { quoteOn } from '#tests/support/quotes.ts'
import { startProcess } from '#tests/support/server/process.ts'
import { startTestServer, until } from '#tests/support/server/server.ts'
import { startSmtp } from '#tests/support/server/smtp.ts'

const kills = 10

test('kill -9 while quotes are accepted: what was answered as accepted is accepted once, with its mails', {
  timeout: 240_000,
}, async () => {
  const smtp = await startSmtp()
  // Nothing leaves while the quotes are made.
  const made = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const quotes = await quoteOn(made)
  const sent = []
  for (let i = 0; i < kills * 2; i++) sent.push(await quotes.sent())
  const paths = await Promise.all(sent.map(async (quote) => new URL(await quotes.address(quote)).pathname))
  await made.stopServer()
  const env = { DATA_DIR: made.config.DATA_DIR, SMTP_URL: smtp.url }
  const answered = new Set<string>()
  for (let round = 0; round < kills; round++) {
    const server = await startProcess(env)
    // What a first request loads shall not be what is killed.
    expect((await fetch(server.address + paths[round * 2])).status).toBe(200)
    const accepting = sent.slice(round * 2, round * 2 + 2).map(async ({ number, versions }, at) => {
      const body = new URLSearchParams({ do: 'accept', version: '1', hash: versions[0]?.hash ?? '', name: 'Ana' })
      const address = server.address + paths[round * 2 + at]
      const response = await fetch(address, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
      if (response?.status === 303) answered.add(number)
    })
    // Every other time one of the two has its answer.
    await (round % 2 === 0 ? Promise.race(accepting) : wait(Math.random() * 80))
    await server.kill()
    await Promise.all(accepting)
  }
  const last = await startTestServer(env, {})
  await until(
    () => outboxState(last.store),
    ({ waiting }) => waiting === 0,
    60_000,
  )
  const kept = await listQuotes(last.store)
  for (const { number, state, acceptance, events, steps, versions } of kept) {
    expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(acceptance ? 1 : 0)
    expect([state, 'accepted' in steps]).toEqual(acceptance ? ['accepted', true] : ['sent', false])
    expect(acceptance === null && answered.has(number)).toBe(false)
    expect(hashOf(JSON.stringify(versions[0]?.document))).toBe(versions[0]?.hash)
  }
  const papers = smtp.taken.filter(({ source }) => source.includes('-v1.pdf'))
  const accepted = kept.filter(({ acceptance }) => acceptance).length
  expect(answered.size).toBeGreaterThan(0)
  expect(new Set(papers.map(({ messageId }) => messageId)).size).toBe(kept.length + 2 * accepted)
  await last.stop()
  made.stop().catch(() => {})
  await smtp.stop()
})
