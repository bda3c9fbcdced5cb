import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { createConverter } from '#server/photos/converter.ts'
import { jpeg, svg } from '#server/testing/pictures.ts'
import { temporaryFolder } from '#server/testing/server.ts'

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
  `import { readFileSync } from 'node:fs'
   process.stdout.write('{"ready":true}\\n')
   for (let file = 3; file < 3 + Number(process.argv[2]); file++) {
     const order = readFileSync(file, 'utf8')
     if (order === 'die') process.kill(process.pid, 'SIGSEGV')
     if (order === 'lie') process.stdout.write('{"width":0,"bytes":1e9}\\n')
     if (order === 'hang') setInterval(() => {}, 1000), await new Promise(() => {})
     process.stdout.write(order === 'env' ? JSON.stringify({ width: 1, height: 1, bytes: Object.keys(process.env).length }) + '\\n' + Object.keys(process.env).map(() => 'x').join('') : '{"width":1,"height":2,"bytes":4}\\nabc\\n')
   }`,
)
const good = { width: 1, height: 2, bytes: 4, content: Buffer.from('abc\n') }

test('a picture that ends its converter is damaged; those before and behind it are converted', async () => {
  const converter = createConverter(log, { program: obedient })
  const files = ['fine', 'die', 'fine', 'die', 'fine'].map((order, at) => open(`${at}`, order))
  expect(await converter.convert(files)).toEqual([good, { reason: 'damaged' }, good, { reason: 'damaged' }, good])
})

test('a picture that takes too long is given up', async () => {
  const converter = createConverter(log, { program: obedient, one: 1_500 })
  const files = ['fine', 'hang', 'fine'].map((order, at) => open(`slow-${at}`, order))
  expect(await converter.convert(files)).toEqual([good, { reason: 'slow' }, good])
})

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
