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

test('what is refused takes nobody’s place: without proof of work no form counts in the limits of all and of a network', {
  timeout: 60_000,
}, async () => {
  const env = { ALTCHA_KEY: 'a-key-of-sixteen-letters', OVERALL_LIMIT: '2', RATE_LIMIT: '2', TRUST_PROXY: 'loopback' }
  const server = await startTestServer(env)
  const send = (from: string, more: Record<string, string>) =>
    server.submit({ ...ana, ...more }, { 'x-forwarded-for': from })
  for (let n = 0; n < 9; n++) expect((await send(`2001:db8:0:${n}::1`, { message: `${n}` })).status).toBe(403)
  const proofs = [await solve(server.address), await solve(server.address), await solve(server.address)].map(pack)
  expect((await send('2001:db8:0:9::1', { message: 'a', altcha: proofs[0] ?? '' })).status).toBe(200)
  // Nor does one with a proof that is used up.
  expect((await send('203.0.113.1', { message: 'again', altcha: proofs[0] ?? '' })).status).toBe(403)
  expect((await send('203.0.113.2', { message: 'b', altcha: proofs[1] ?? '' })).status).toBe(200)
  const full = { message: 'c', altcha: proofs[2] ?? '' }
  // The proof is not used up by a refusal.
  for (let n = 0; n < 2; n++) {
    const { status, answer } = await send('203.0.113.3', full)
    expect([status, answer.message]).toEqual([
      429,
      expect.stringMatching(/^Ahora mismo llegan muchas consultas\. Espera /),
    ])
  }
  await server.stop()
})
