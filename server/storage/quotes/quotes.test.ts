import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import type { Quote } from '#contracts/quotes.ts'
import { hashOf } from '#server/quotes/document.ts'
import { backUp, restore } from '#server/storage/backup.ts'
import { openDatabase } from '#server/storage/open.ts'
import { erasePerson } from '#server/storage/person.ts'
import { answerQuote, cancelQuote } from '#server/storage/quotes/decide.ts'
import {
  addQuoteFile,
  chooseMails,
  keepReview,
  removeQuoteFile,
  setPaid,
  setStep,
  settleReview,
} from '#server/storage/quotes/job.ts'
import { exportQuotes } from '#server/storage/quotes/keep.ts'
import {
  findQuote,
  linkIdOf,
  listQuotes,
  quoteOfLink,
  quotesOf,
  readQuoteFile,
  readQuotePdf,
} from '#server/storage/quotes/read.ts'
import { dropQuoteDraft, renewQuoteLink, saveQuoteDraft } from '#server/storage/quotes/write.ts'
import { purge } from '#server/storage/retention.ts'
import { quoteOn, sampleDraft } from '#tests/support/quotes.ts'
import { emptyDatabase } from '#tests/support/server/databases.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server/server.ts'

const day = 24 * 60 * 60_000
const because = (reason: string) => expect.objectContaining({ reason })
const [owner, photo] = [
  'Amparo',
  { name: 'a.jpg', type: 'image/jpeg', width: 4, height: 3, bytes: 2, content: new Uint8Array([7, 9]) } as const,
]

describe.each(['sqlite', 'postgres'] as const)('quotes on %s', (kind) => {
  let server: Awaited<ReturnType<typeof startTestServer>>
  let quotes: Awaited<ReturnType<typeof quoteOn>>
  let env: Record<string, string>
  let clock = 0
  const stops: (() => unknown)[] = []
  // Mail is set and never taken: what would leave is seen in the outbox.
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' }
  beforeEach(async (context: TestContext) => {
    const database = await emptyDatabase(kind)
    if (database.skip !== undefined) return context.skip(database.skip)
    env = { ...database.env, ...smtp }
    clock = Date.parse('2026-11-23T10:00:00Z')
    server = await startTestServer(env, { now: () => clock })
    stops.push(() => server.stop())
    quotes = await quoteOn(server, () => clock)
  })
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  })
  const mails = async () =>
    (await server.deliveries()).map(({ channel }) => channel).filter((channel) => channel.startsWith('quote'))
  const at = () => ({ by: owner, now: clock, dispatch: server.dispatch })

  test('what is sent is numbered, dated, hashed and kept with its paper and its mail', async () => {
    const sent = await quotes.sent()
    const [version] = sent.versions
    expect(sent).toMatchObject({ number: 'P-2026-001', state: 'sent', draft: null })
    expect(version).toMatchObject({ version: 1, validUntil: '2026-12-23', totalCents: 338_400 })
    expect(hashOf(JSON.stringify(version?.document))).toBe(version?.hash)
    expect(
      Buffer.from((await readQuotePdf(server.store, sent.id, 1)) ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect(await mails()).toEqual(['quote'])
    expect(await quotesOf(server.store, sent.enquiryId ?? '')).toEqual([sent])
  })

  test('a sent version stays as it is when the next one is written and sent', async () => {
    const sent = await quotes.sent()
    const paper = await readQuotePdf(server.store, sent.id, 1)
    clock += day
    const again = await quotes.again(sent, 'Librería de nogal')
    expect(again.number).toBe(sent.number)
    expect(again.versions[0]).toEqual(sent.versions[0])
    expect(await readQuotePdf(server.store, sent.id, 1)).toEqual(paper)
    expect(again.versions[1]?.document).toMatchObject({ version: 2, title: 'Librería de nogal', date: '2026-11-24' })
  })

  test('a quote that lacks something is not sent and takes no number', async () => {
    const draft = await quotes.begin(sampleDraft({ place: '' }))
    await expect(quotes.send(draft)).rejects.toEqual(because('incomplete'))
    expect((await quotes.sent()).number).toBe('P-2026-001')
  })

  test('numbers of a year have no gap, whoever sends at the same time, and begin anew with the year', async () => {
    const other = await openDatabase({ DATABASE_URL: '', ...env, DATA_DIR: server.config.DATA_DIR })
    stops.push(() => other.close())
    const drafts: Quote[] = []
    for (let i = 0; i < 6; i++) drafts.push(await quotes.begin())
    const { sendQuote } = await import('#server/quotes/send.ts')
    const sent = await Promise.all(
      drafts.map(({ id, rev }, i) =>
        sendQuote({ ...quotes.parts, store: i % 2 ? other : server.store }, id, rev, owner),
      ),
    )
    const expected = [1, 2, 3, 4, 5, 6].map((number) => `P-2026-00${number}`)
    expect(sent.map(({ number }) => number).sort()).toEqual(expected)
    clock = Date.parse('2026-12-31T23:30:00Z')
    expect((await quotes.sent()).number).toBe('P-2027-001')
  })

  test('two who send the same version: one is sent, the other is told', async () => {
    const draft = await quotes.begin()
    const results = await Promise.allSettled([quotes.send(draft), quotes.send(draft)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await findQuote(server.store, draft.id))?.versions).toHaveLength(1)
    expect(await mails()).toEqual(['quote'])
  })

  test('two who write the same draft: the second is told', async () => {
    const { id, rev } = await quotes.begin()
    await saveQuoteDraft(server.store, id, rev, sampleDraft({ title: 'Una' }), clock)
    await expect(saveQuoteDraft(server.store, id, rev, sampleDraft(), clock)).rejects.toEqual(because('stale'))
    expect((await findQuote(server.store, id))?.draft?.title).toBe('Una')
  })

  test('a dropped draft is gone; of a quote that was sent, the sent version stays', async () => {
    const { id, rev } = await quotes.begin()
    expect(await dropQuoteDraft(server.store, id, rev, clock)).toBeUndefined()
    expect(await findQuote(server.store, id)).toBeUndefined()
    const sent = await quotes.sent()
    const written = await saveQuoteDraft(server.store, sent.id, sent.rev, sampleDraft({ title: 'Otra' }), clock)
    expect(await dropQuoteDraft(server.store, sent.id, written.rev, clock)).toMatchObject({
      draft: null,
      state: 'sent',
    })
  })

  test('accepted twice, at once or later, is one acceptance with one mail to each', async () => {
    const sent = await quotes.sent()
    await Promise.all([quotes.accept(sent), quotes.accept(sent)])
    clock += 60_000
    const accepted = await quotes.accept(sent)
    expect(accepted.acceptance).toMatchObject({ version: 1, totalCents: 338_400, at: clock - 60_000, way: 'page' })
    expect(accepted.steps).toEqual({ accepted: '2026-11-23' })
    expect((await mails()).sort()).toEqual(['quote', 'quote', 'quote-news'])
  })

  test('the customer accepts and the owner notes it at once: it is accepted once', async () => {
    const sent = await quotes.sent()
    await Promise.all([quotes.accept(sent), quotes.accept(sent, owner)])
    const { acceptance, events } = (await findQuote(server.store, sent.id)) as Quote
    expect(acceptance).not.toBeNull()
    expect(events.filter(({ kind }) => kind === 'accepted')).toHaveLength(1)
  })

  test('an old version accepted while a new one is sent: whoever is first holds, and the other is told', async () => {
    const sent = await quotes.sent()
    const [acceptance, sending] = await Promise.allSettled([quotes.accept(sent), quotes.again(sent, 'Nueva')])
    const { state, versions } = (await findQuote(server.store, sent.id)) as Quote
    if (acceptance.status === 'fulfilled') {
      expect(sending).toMatchObject({ status: 'rejected', reason: { reason: expect.stringMatching(/accepted|stale/) } })
      expect([state, versions.length]).toEqual(['accepted', 1])
    } else {
      expect(acceptance.reason).toEqual(because('replaced'))
      expect([sending.status, state, versions.length]).toEqual(['fulfilled', 'sent', 2])
    }
    const second = await quotes.sent()
    await quotes.again(second, 'Nueva')
    await expect(quotes.accept(second)).rejects.toEqual(because('replaced'))
    const third = await quotes.sent()
    await quotes.accept(third)
    await expect(quotes.again(third, 'Nueva')).rejects.toEqual(because('accepted'))
  })

  test('what has expired is not accepted by the page, and may be noted by the owner', async () => {
    const sent = await quotes.sent()
    clock += 31 * day
    await expect(quotes.accept(sent)).rejects.toEqual(because('expired'))
    expect((await quotes.accept(sent, owner)).acceptance).toMatchObject({ way: 'phone' })
  })

  test('a change is asked for once, and what was declined is not accepted', async () => {
    const sent = await quotes.sent()
    const answer = (answer: { kind: 'change' | 'declined'; text: string }) =>
      answerQuote(server.store, sent.id, { version: 1, ...answer }, { ...at(), by: '' })
    await answer({ kind: 'change', text: 'Más alta' })
    const changed = await answer({ kind: 'change', text: 'Más alta' })
    expect([changed.state, changed.events.at(-1)]).toMatchObject(['change', { kind: 'change', text: 'Más alta' }])
    await answer({ kind: 'declined', text: '' })
    await expect(quotes.accept(sent)).rejects.toEqual(because('state'))
    expect((await mails()).filter((channel) => channel === 'quote-news')).toHaveLength(2)
  })

  test('the job goes through its steps; mails go to who wants them, the request for a review once', async () => {
    const { id } = await quotes.accept(await quotes.sent())
    const step = (step: 'measured' | 'workshop' | 'ready' | 'mounted', on: string | null) =>
      setStep(server.store, id, { step, day: on }, at())
    const before = (await mails()).length
    await step('measured', '2026-11-25')
    expect(await mails()).toHaveLength(before)
    await chooseMails(server.store, id, true, clock)
    expect((await step('ready', '2026-12-20')).steps).toMatchObject({ measured: '2026-11-25', workshop: '2026-12-20' })
    expect((await step('workshop', null)).steps).toEqual({ accepted: '2026-11-23', measured: '2026-11-25' })
    await step('mounted', '2027-01-10')
    await step('mounted', null)
    await step('mounted', '2027-01-11')
    expect(await mails()).toHaveLength(before + 2)
    await expect(
      setStep(server.store, (await quotes.sent()).id, { step: 'ready', day: '2027-01-01' }, at()),
    ).rejects.toEqual(because('state'))
  })

  test('stages are paid, pictures kept and reviews written once', async () => {
    const { id } = await quotes.accept(await quotes.sent())
    await setPaid(server.store, id, { position: 0, day: '2026-11-24' }, at())
    await setPaid(server.store, id, { position: 1, day: '2026-11-24' }, at())
    expect((await setPaid(server.store, id, { position: 1, day: null }, at())).payments).toEqual([
      { position: 0, paidOn: '2026-11-24' },
    ])
    await expect(setPaid(server.store, id, { position: 3, day: '2026-11-24' }, at())).rejects.toEqual(because('state'))
    const { files } = await addQuoteFile(server.store, id, 'ready', photo, clock)
    const fileId = files[0]?.id ?? ''
    expect(Buffer.from((await readQuoteFile(server.store, id, fileId)) ?? [])).toEqual(Buffer.from([7, 9]))
    expect((await removeQuoteFile(server.store, id, fileId, clock)).files).toEqual([])
    const review = { stars: 5, text: 'Muy bien', mayShowPictures: true, mayShowPrice: false }
    await expect(keepReview(server.store, id, review, at())).rejects.toEqual(because('state'))
    await setStep(server.store, id, { step: 'mounted', day: '2027-01-10' }, at())
    await keepReview(server.store, id, review, at())
    await keepReview(server.store, id, { ...review, text: 'Otra cosa' }, at())
    const settled = await settleReview(server.store, id, { publishedAt: clock, reply: 'Gracias' }, clock)
    expect(settled.review).toEqual({ ...review, at: clock, publishedAt: clock, reply: 'Gracias' })
    expect(await cancelQuote(server.store, id, { by: owner, text: 'De acuerdo', now: clock })).toMatchObject({
      state: 'cancelled',
      acceptance: { version: 1 },
    })
  })

  test('a renewed address opens the quote, the old one nothing', async () => {
    const { id } = await quotes.sent()
    const old = (await linkIdOf(server.store, id)) ?? ''
    await renewQuoteLink(server.store, id, owner, clock)
    expect(await quoteOfLink(server.store, old)).toBeUndefined()
    expect((await quoteOfLink(server.store, (await linkIdOf(server.store, id)) ?? ''))?.id).toBe(id)
  })

  test('a backup brings back quotes, papers and pictures byte for byte', async () => {
    const { id } = await quotes.accept(await quotes.sent())
    await addQuoteFile(server.store, id, 'acceptance', photo, clock)
    const [whole, paper] = [await listQuotes(server.store), await readQuotePdf(server.store, id, 1)]
    const folder = temporaryFolder()
    stops.push(folder.remove)
    const file = join(folder.path, 'copia.jsonl.gz')
    await backUp(server.store, file)
    await expect(restore(server.store, file, false)).rejects.toThrow('--replace')
    await restore(server.store, file, true)
    expect(await listQuotes(server.store)).toEqual(whole)
    expect(Buffer.from((await readQuotePdf(server.store, id, 1)) ?? [])).toEqual(Buffer.from(paper ?? []))
    expect((await quotes.sent()).number).toBe('P-2026-002')
  })

  test('retention: open quotes go with their enquiry, accepted ones stay six full years after the last change', async () => {
    await quotes.sent()
    clock += day
    const { id } = await quotes.accept(await quotes.sent())
    clock += 364 * day - 1
    expect(await purge(server.store, 365, clock)).toBe(0)
    clock += 2 * day
    expect(await purge(server.store, 365, clock)).toBe(2)
    expect((await listQuotes(server.store)).map((quote) => [quote.id, quote.enquiryId])).toEqual([[id, null]])
    await purge(server.store, 365, Date.parse('2032-12-31T12:00:00Z'))
    expect(await listQuotes(server.store)).toHaveLength(1)
    await purge(server.store, 365, Date.parse('2033-01-02T12:00:00Z'))
    expect(await listQuotes(server.store)).toEqual([])
    clock = Date.parse('2026-12-01T12:00:00Z')
    expect((await quotes.sent()).number).toBe('P-2026-003')
  })

  test('an enquiry stays as long as something happens on its quote', async () => {
    const { id } = await quotes.accept(await quotes.sent())
    clock += 300 * day
    await setStep(server.store, id, { step: 'measured', day: '2027-09-19' }, at())
    clock += 100 * day
    expect(await purge(server.store, 365, clock)).toBe(0)
    expect((await findQuote(server.store, id))?.enquiryId).not.toBeNull()
  })

  test('a person gets all quotes, and erasing leaves only what the law wants, out of reach', async () => {
    await quotes.sent()
    const { id } = await quotes.accept(await quotes.sent())
    await addQuoteFile(server.store, id, 'ready', photo, clock)
    const address = await linkIdOf(server.store, id)
    const kept = await exportQuotes(server.store, 'ANA@example.es')
    expect(kept.map(({ number }) => number)).toEqual(['P-2026-001', 'P-2026-002'])
    expect([kept[1]?.versions[0]?.pdf.slice(0, 6), kept[1]?.files[0]?.base64]).toEqual(['JVBERi', 'Bwk='])
    await erasePerson(server.store, 'ana@example.es')
    expect(await listQuotes(server.store)).toMatchObject([{ id, enquiryId: null, files: [] }])
    expect(await quoteOfLink(server.store, address ?? '')).toBeUndefined()
  })
})
