import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deskHeader } from '#contracts/desk.ts'
import { hashOf } from '#server/quotes/document.ts'
import { sendQuote } from '#server/quotes/send.ts'
import { outboxState } from '#server/storage/deliveries.ts'
import { listQuotes, readQuotePdf } from '#server/storage/quotes/read.ts'
import { quoteOn } from '#tests/support/quotes.ts'
import { compiled, startProcess } from '#tests/support/server/process.ts'
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

test('kill -9 while quotes are sent: what was answered as sent is kept with its paper and leaves once, and no number is lost', {
  timeout: 240_000,
}, async () => {
  const smtp = await startSmtp()
  const made = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const quotes = await quoteOn(made)
  const drafts = []
  for (let i = 0; i < kills * 2; i++) drafts.push(await quotes.begin())
  await made.stopServer()
  const env = { DATA_DIR: made.config.DATA_DIR, SMTP_URL: smtp.url }
  const answered = new Set<string>()
  for (let round = 0; round < kills; round++) {
    const desk = await startDesk(env)
    // The first of the two has its answer, the second is killed wherever it is: numbered, drawn, kept or on its way.
    const [first, second] = drafts.slice(round * 2, round * 2 + 2) as [Draft, Draft]
    await desk.send(first, answered)
    const sending = desk.send(second, answered)
    await wait(Math.random() * 120)
    await desk.kill()
    await sending
  }
  const last = await startTestServer(env)
  const { parts } = await quoteOn(last)
  const half = (await listQuotes(last.store)).filter(({ state }) => state === 'draft')
  expect(half.some(({ id }) => answered.has(id))).toBe(false)
  expect(half.every(({ draft, versions }) => draft !== null && versions.length === 0)).toBe(true)
  // What was not sent can be sent again, with the number that it has already.
  for (const { id, rev, number } of half) {
    const { number: then } = await sendQuote(parts, id, rev, 'Amparo')
    if (number !== '') expect(then).toBe(number)
  }
  await until(
    () => outboxState(last.store),
    ({ waiting }) => waiting === 0,
    60_000,
  )
  const kept = await listQuotes(last.store)
  const year = new Date().getFullYear()
  const numbers = drafts.map((_, at) => `P-${year}-${String(at + 1).padStart(3, '0')}`)
  expect(kept.map(({ number }) => number).sort()).toEqual(numbers)
  for (const { id, versions, events } of kept) {
    expect(versions.map(({ document, hash }) => hashOf(JSON.stringify(document)) === hash)).toEqual([true])
    expect(events.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
    const paper = Buffer.from((await readQuotePdf(last.store, id, 1)) ?? [])
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const papers = smtp.taken.filter(({ source }) => source.includes('-v1.pdf'))
  expect(new Set(papers.map(({ messageId }) => messageId)).size).toBe(kept.length)
  await last.stop()
  made.stop().catch(() => {})
  await smtp.stop()
})

type Draft = Awaited<ReturnType<Awaited<ReturnType<typeof quoteOn>>['begin']>>

/** The server as a process of its own, whose visitor is the owner. */
async function startDesk(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/support/server/desk.ts'], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [address] = String(await Promise.race([once(child.stdout, 'data'), ended])).split('\n')
  return {
    send: async ({ id, rev }: Draft, answered: Set<string>) => {
      const path = `${address}/taller/api/quotes/${id}/send`
      const headers = { [deskHeader]: '1', 'Content-Type': 'application/json' }
      const sent = fetch(path, { method: 'POST', headers, body: JSON.stringify({ rev }) })
      if ((await sent.catch(() => undefined))?.ok) answered.add(id)
    },
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
