import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createConverter } from '#server/photos/converter.ts'
import { jpeg, svg } from '#tests/support/server/pictures.ts'
import { temporaryFolder } from '#tests/support/server/server.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const log = pino({ level: 'silent' })

function open(name: string, content: string | Buffer): number {
  writeFileSync(join(folder.path, name), content)
  return openSync(join(folder.path, name), 'r')
}

/** A converter that does with a file what the file says. */
const obedient = join(folder.path, 'obedient.mjs')
writeFileSync(
  obedient,
  `process.stdout.write('{"ready":true}\\n')
   let held = Buffer.alloc(0)
   for await (const piece of process.stdin) {
     held = Buffer.concat([held, piece])
     while (held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
       const end = 4 + held.readUInt32BE()
       const order = held.toString('utf8', 4, end)
       held = held.subarray(end)
       if (order === 'die') process.kill(process.pid, 'SIGSEGV'), await new Promise(() => {})
       if (order === 'lie') process.stdout.write('{"width":0,"bytes":1e9}\\n' + 'more'.repeat(1e6))
       if (order === 'hang') setInterval(() => {}, 1000), await new Promise(() => {})
       if (order === 'doze') await new Promise((wake) => setTimeout(wake, 2500))
       if (order === 'spin') for (;;);
       if (order === 'pid') process.stdout.write(JSON.stringify({ width: process.pid, height: 2, bytes: 4 }) + '\\nabc\\n')
       else process.stdout.write(order === 'env' ? JSON.stringify({ width: 1, height: 1, bytes: Object.keys(process.env).length }) + '\\n' + Object.keys(process.env).map(() => 'x').join('') : '{"width":1,"height":2,"bytes":4}\\nabc\\n')
     }
   }`,
)
const good = { width: 1, height: 2, bytes: 4, content: Buffer.from('abc\n') }

test('a picture that ends its converter is damaged; those before and behind it are converted', async () => {
  const converter = createConverter(log, { program: obedient })
  const files = ['fine', 'die', 'fine', 'die', 'fine'].map((order, at) => open(`${at}`, order))
  expect(await converter.convert(files)).toEqual([good, { reason: 'damaged' }, good, { reason: 'damaged' }, good])
})

test('the process stays for the next picture, and is renewed after its share of them', async () => {
  const converter = createConverter(log, { program: obedient, pictures: 3 })
  const pids: unknown[] = []
  for (let at = 0; at < 4; at++) {
    const [outcome] = await converter.convert([open(`pid-${at}`, 'pid')])
    pids.push(outcome && 'width' in outcome && outcome.width)
  }
  expect(new Set(pids.slice(0, 3)).size).toBe(1)
  expect(pids[3]).not.toBe(pids[0])
  process.kill(Number(pids[3]), 'SIGKILL')
  expect(await converter.convert([open('after', 'fine')])).toEqual([good])
  converter.stop()
})

test('a picture that takes too long is given up, whether it works or stands still', async () => {
  const converter = createConverter(log, { program: obedient, one: 1_500 })
  const files = ['fine', 'spin', 'fine', 'hang', 'fine'].map((order, at) => open(`slow-${at}`, order))
  const slow = { reason: 'slow' }
  expect(await converter.convert(files)).toEqual([good, slow, good, slow, good])
})

test.runIf(process.platform === 'linux')(
  'the time counts that the process has had, not what passed meanwhile',
  async () => {
    const converter = createConverter(log, { program: obedient, one: 1_500, hurried: 1_000 })
    const dozing = converter.convert([open('doze', 'doze')], 'many')
    expect(await converter.convert([open('waits too', 'fine')], 'one')).toEqual([good])
    expect(await dozing).toEqual([good])
  },
)

test('what a converter says is not believed', async () => {
  const converter = createConverter(log, { program: obedient })
  expect(await converter.convert([open('lie', 'lie'), open('fine', 'fine')])).toEqual([{ reason: 'damaged' }, good])
})

test('a converter that cannot start blames no picture', async () => {
  const converter = createConverter(log, { program: join(folder.path, 'absent.mjs') })
  const files = [open('a', await jpeg(8, 8)), open('b', svg())]
  expect(await converter.convert(files)).toEqual([{ reason: 'failed' }, { reason: 'failed' }])
})

test('a stop ends what is under way', async () => {
  const converter = createConverter(log, { program: obedient })
  const outcome = converter.convert([open('hang', 'hang')])
  converter.stop()
  await expect(outcome).rejects.toThrow('stopping')
})

test('the converter knows nothing of the server’s settings', async () => {
  process.env.SMTP_URL = 'smtp://user:secret@mail.example'
  const converter = createConverter(log, { program: obedient })
  const [outcome] = await converter.convert([open('env', 'env')])
  delete process.env.SMTP_URL
  expect(outcome).toMatchObject({ bytes: process.env.NODE_COMPILE_CACHE ? 2 : 1 })
})

test('households take turns picture by picture', async () => {
  const converter = createConverter(log, { program: obedient })
  const done: string[] = []
  const many = converter
    .convert(
      Array.from({ length: 8 }, (_, n) => open(`many-${n}`, 'fine')),
      'many',
    )
    .then(() => done.push('many'))
  const one = converter.convert([open('one', 'fine')], 'one').then((outcomes) => done.push(`one ${outcomes.length}`))
  await Promise.all([many, one])
  expect(done).toEqual(['one 1', 'many'])
  converter.stop()
})

test('who wants one picture does not wait for those who want six, whoever came first', async () => {
  const converter = createConverter(log, { program: obedient })
  const done: string[] = []
  const ask = (household: string, count: number) =>
    converter
      .convert(
        Array.from({ length: count }, (_, n) => open(`${household}-${n}`, 'fine')),
        household,
      )
      .then(() => done.push(household))
  await Promise.all([ask('first', 1), ...[1, 2, 3, 4, 5, 6, 7].map((n) => ask(`six ${n}`, 6)), ask('one', 1)])
  expect(done.slice(0, 2)).toEqual(['first', 'one'])
  converter.stop()
})

test('a picture that takes long is given up sooner while another household waits', async () => {
  const converter = createConverter(log, { program: obedient, one: 60_000, hurried: 1_500 })
  const hanging = converter.convert([open('hanging', 'hang')], 'many')
  expect(await converter.convert([open('waits', 'fine')], 'one')).toEqual([good])
  expect(await hanging).toEqual([{ reason: 'slow' }])
  converter.stop()
})

test('a household that has used up its time is told so, others are not', async () => {
  const converter = createConverter(log, { program: obedient, one: 1_000, budget: 500 })
  const files = [open('used-1', 'hang'), open('used-2', 'fine')]
  expect(await converter.convert(files, 'many')).toEqual([{ reason: 'slow' }, { reason: 'busy' }])
  expect(await converter.convert([open('free', 'fine')], 'one')).toEqual([good])
  converter.stop()
})

test('pictures that nobody waits for any more are left out', async () => {
  const converter = createConverter(log, { program: obedient })
  expect(await converter.convert([open('lost', 'hang')], 'one', () => false)).toEqual([{ reason: 'busy' }])
  converter.stop()
})
