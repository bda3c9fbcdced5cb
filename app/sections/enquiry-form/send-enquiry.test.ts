import { afterEach, expect, test, vi } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const answering = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
afterEach(() => vi.unstubAllGlobals())

test('the message at the top is shown', async () => {
  answering('{"success":true,"message":"Recibido"}')
  expect(await sendEnquiry('/x', new FormData())).toEqual({ success: true, message: 'Recibido' })
})
test('the message under body is shown too', async () => {
  answering('{"success":true,"body":{"message":"Email sent"}}')
  expect(await sendEnquiry('/x', new FormData())).toEqual({ success: true, message: 'Email sent' })
})
test('success counts only when it is true, not when it looks like it', async () => {
  answering('{"success":"true","message":"hm"}')
  expect(await sendEnquiry('/x', new FormData())).toEqual({ success: false, message: 'hm' })
})
test('an answer that is no JSON is a failure with a sentence of its own', async () => {
  answering('<html>Bad gateway</html>', 502)
  const answer = await sendEnquiry('/x', new FormData())
  expect(answer.success).toBe(false)
  expect(answer.message).toContain('una respuesta que no entendemos')
})
const broken = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
test('after a broken call nobody knows whether it arrived: who knows repeats is sent it again', async () => {
  broken()
  const keyed = new FormData()
  keyed.set('submission', 'a key of its own')
  expect(await sendEnquiry('/x', keyed)).toEqual({
    success: false,
    message: 'No sabemos si tu consulta ha llegado. Vuelve a enviarla: no se duplicará.',
  })
  const { message } = await sendEnquiry('https://forms.example/x', new FormData())
  expect(message).toContain('No sabemos si tu consulta ha llegado. Lo que has escrito sigue aquí')
  expect(message).not.toContain('duplicará')
})
test('a browser that is offline has surely sent nothing', async () => {
  broken()
  vi.stubGlobal('navigator', { onLine: false })
  expect((await sendEnquiry('/x', new FormData())).message).toContain('No hay conexión')
})
test('no answer in 20 s is a failure with a sentence of its own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new DOMException('', 'TimeoutError'))),
  )
  expect((await sendEnquiry('/x', new FormData())).message).toContain('tarda demasiado')
})
test.each(['null', '[]', '"x"', '{}', '{"success":false}'])(
  '%s never counts as sent and always says something',
  async (body) => {
    answering(body)
    const answer = await sendEnquiry('/x', new FormData())
    expect(answer.success).toBe(false)
    expect(answer.message.length).toBeGreaterThan(20)
  },
)
