import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { deskHeader } from '#contracts/desk.ts'
import { hashOf } from '#server/quotes/document.ts'
import { sendQuote } from '#server/quotes/send.ts'
import { outboxState } from '#server/storage/deliveries.ts'
import { listQuotes, readQuotePdf } from '#server/storage/quotes/read.ts'
import { quoteOn } from '#tests/support/quotes.ts'
import { atMoment, compiled, startProcess } from '#tests/support/server/process.ts'
import { startTestServer, temporaryFolder, until } from '#tests/support/server/server.ts'
import { type ReceivedMail, startSmtp } from '#tests/support/server/smtp.ts'

// As in kill.fault.test.ts: a server is killed once in its life, and held still and copied several times before that.
const lives = 2
const roundsEach = 5
const rounds = lives * roundsEach

type Quotes = Awaited<ReturnType<typeof quoteOn>>
/** What a kill in a round leaves: a copy of the folder, the quotes that were answered for until then, the mails that had left. */
type Remains = { round: number; copy: string; answered: Set<string>; mails: ReceivedMail[] }

/** A folder with two quotes for each round, whose mails nobody has taken, and what is needed to kill servers on it. */
async function setUp<T>(make: (quotes: Quotes) => Promise<T>) {
  const smtp = await startSmtp()
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const made = await startTestServer({ DATA_DIR: data, SMTP_URL: 'smtp://127.0.0.1:9' })
  const quotes = await quoteOn(made)
  const list: T[] = []
  for (let i = 0; i < rounds * 2; i++) list.push(await make(quotes))
  await made.stop()
  const answered = new Set<string>()
  const remains: Remains[] = []
  return {
    list,
    answered,
    env: { DATA_DIR: data, SMTP_URL: smtp.url },
    remains,
    look() {
      const round = remains.length
      const copy = join(folder.path, String(round))
      cpSync(data, copy, { recursive: true })
      remains.push({ round, copy, answered: new Set(answered), mails: [...smtp.taken] })
    },
    async stop() {
      await smtp.stop()
      folder.remove()
    },
  }
}

/** A server that starts on the remains; `settled` gives its quotes and all papers that were mailed. */
async function startAgain({ copy, mails }: Remains) {
  const smtp = await startSmtp()
  const server = await startTestServer({ DATA_DIR: copy, SMTP_URL: smtp.url })
  return {
    server,
    async settled() {
      await until(
        () => outboxState(server.store),
        ({ waiting }) => waiting === 0,
        60_000,
      )
      const all = [...mails, ...smtp.taken].filter(({ source }) => source.includes('-v1.pdf'))
      return { kept: await listQuotes(server.store), papers: new Set(all.map(({ messageId }) => messageId)) }
    },
    async stop() {
      await server.stop()
      await smtp.stop()
    },
  }
}

test('kill -9 while quotes are accepted: what was answered as accepted is accepted once, with its mails', {
  timeout: 240_000,
}, async () => {
  const { list, answered, env, remains, look, stop } = await setUp(async (quotes) => {
    const quote = await quotes.sent()
    return { ...quote, path: new URL(await quotes.address(quote)).pathname }
  })
  for (let life = 0; life < lives; life++) {
    const server = await startProcess(env)
    // What a first request loads shall not be what is killed.
    expect((await fetch(server.address + list[remains.length * 2]?.path)).status).toBe(200)
    for (let moment = 1; moment <= roundsEach; moment++) {
      const round = remains.length
      const accepting = list.slice(round * 2, round * 2 + 2).map(async ({ number, versions, path }) => {
        const body = new URLSearchParams({ do: 'accept', version: '1', hash: versions[0]?.hash ?? '', name: 'Ana' })
        const response = await fetch(server.address + path, { method: 'POST', body, redirect: 'manual' }).catch(
          () => undefined,
        )
        if (response?.status === 303) answered.add(number)
      })
      // Every other time one of the two has its answer.
      await (round % 2 === 0 ? Promise.race(accepting) : wait(Math.random() * 80))
      if (moment < roundsEach) await server.atMoment(look)
      else await server.kill()
      await Promise.all(accepting)
      if (moment === roundsEach) look()
    }
  }
  expect(remains).toHaveLength(rounds)
  expect(answered.size).toBeGreaterThan(0)
  for (const one of remains) {
    const again = await startAgain(one)
    const { kept, papers } = await again.settled()
    for (const { number, state, acceptance, events, steps, versions } of kept) {
      expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(acceptance ? 1 : 0)
      expect([state, 'accepted' in steps]).toEqual(acceptance ? ['accepted', true] : ['sent', false])
      expect(acceptance === null && one.answered.has(number)).toBe(false)
      expect(hashOf(JSON.stringify(versions[0]?.document))).toBe(versions[0]?.hash)
    }
    expect(kept).toHaveLength(list.length)
    expect(papers.size).toBe(kept.length + 2 * kept.filter(({ acceptance }) => acceptance).length)
    await again.stop()
  }
  await stop()
})

test('kill -9 while quotes are sent: what was answered as sent is kept with its paper and leaves once, and no number is lost', {
  timeout: 240_000,
}, async () => {
  const { list, answered, env, remains, look, stop } = await setUp((quotes) => quotes.begin())
  for (let life = 0; life < lives; life++) {
    const desk = await startDesk(env)
    for (let moment = 1; moment <= roundsEach; moment++) {
      // The first of the two has its answer, the second is interrupted wherever it is: numbered, drawn, kept or on its way.
      const [first, second] = list.slice(remains.length * 2, remains.length * 2 + 2) as [Draft, Draft]
      await desk.send(first, answered)
      const sending = desk.send(second, answered)
      await wait(Math.random() * 120)
      if (moment < roundsEach) await desk.atMoment(look)
      else await desk.kill()
      await sending
      if (moment === roundsEach) look()
    }
  }
  expect(remains).toHaveLength(rounds)
  for (const one of remains) await sendTheRest(one, list)
  await stop()
})

/** Has what was begun until a kill and is not sent sent again: with the number that it has already, and each once. */
async function sendTheRest(remains: Remains, drafts: readonly Draft[]) {
  const again = await startAgain(remains)
  const { store } = again.server
  const { parts } = await quoteOn(again.server)
  const begun = drafts.slice(0, remains.round * 2 + 2).map(({ id }) => id)
  const half = (await listQuotes(store)).filter(({ id, state }) => begun.includes(id) && state === 'draft')
  expect(half.some(({ id }) => remains.answered.has(id))).toBe(false)
  expect(half.every(({ draft, versions }) => draft !== null && versions.length === 0)).toBe(true)
  for (const { id, rev, number } of half) {
    const { number: then } = await sendQuote(parts, id, rev, 'Amparo')
    if (number !== '') expect(then).toBe(number)
  }
  const { kept, papers } = await again.settled()
  const sent = kept.filter(({ id }) => begun.includes(id))
  const year = new Date().getFullYear()
  const numbers = begun.map((_, at) => `P-${year}-${String(at + 1).padStart(3, '0')}`)
  expect(sent.map(({ number }) => number).sort()).toEqual(numbers)
  for (const { id, versions, events } of sent) {
    expect(versions.map(({ document, hash }) => hashOf(JSON.stringify(document)) === hash)).toEqual([true])
    expect(events.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
    const paper = Buffer.from((await readQuotePdf(store, id, 1)) ?? [])
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
  }
  expect(papers.size).toBe(sent.length)
  await again.stop()
}

type Draft = Awaited<ReturnType<Quotes['begin']>>

/** The server as a process of its own, whose visitor is the owner. */
async function startDesk(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tests/support/server/desk.ts'], {
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: process.env.CONTENT_DIR,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      ...env,
    },
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
    atMoment: (look: () => void) => atMoment(child, look),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
