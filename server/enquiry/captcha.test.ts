import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { challengePath } from '#contracts/enquiry.ts'
import { ana, startTestServer } from '#tests/support/server/server.ts'

async function solve(address: string) {
  const challenge = await (await fetch(address + challengePath)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')

test('where proof-of-work is asked for, an enquiry needs it, its repeat does not, and another one needs another', {
  timeout: 60_000,
}, async () => {
  const server = await startTestServer({ ALTCHA_KEY: 'a-key-of-sixteen-letters' })
  expect(await server.submit(ana)).toMatchObject({ status: 403, answer: { success: false } })
  const { challenge, solution } = await solve(server.address)
  const forged = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  expect((await server.submit({ ...ana, altcha: pack({ challenge: forged, solution }) })).status).toBe(403)
  const altcha = pack({ challenge, solution })
  expect((await server.submit({ ...ana, altcha })).status).toBe(200)
  expect((await server.submit({ ...ana, altcha })).status).toBe(200)
  expect((await server.submit({ ...ana, message: 'otra', altcha })).status).toBe(403)
  expect(await server.enquiries()).toHaveLength(1)
  await server.stop()
})

test('where it is not asked for there is no challenge', async () => {
  const server = await startTestServer()
  expect((await fetch(server.address + challengePath)).status).toBe(404)
  await server.stop()
})
