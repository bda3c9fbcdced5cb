import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendEnquiry } from './send-enquiry.ts'

const answering = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body, { status })),
  )
let line: EventTarget
beforeEach(() => {
  line = new EventTarget()
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the message at the top is shown', async () => {
  answering('{"success":true,"message":"Recibido"}')
  expect(await sendEnquiry('/x', () => new FormData())).toEqual({ success: true, message: 'Recibido' })
})
test('the message under body is shown too', async () => {
  answering('{"success":true,"body":{"message":"Email sent"}}')
  expect(await sendEnquiry('/x', () => new FormData())).toEqual({ success: true, message: 'Email sent' })
})
test('success counts only when it is true, not when it looks like it', async () => {
  answering('{"success":"true","message":"hm"}')
  expect(await sendEnquiry('/x', () => new FormData())).toEqual({ success: false, message: 'hm' })
})
test('an answer that is no JSON is a failure with a sentence of its own', async () => {
  answering('<html>Bad gateway</html>', 502)
  const answer = await sendEnquiry('/x', () => new FormData())
  expect(answer.success).toBe(false)
  expect(answer.message).toContain('una respuesta que no entendemos')
})
const broken = () =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
const keyed = () => {
  const form = new FormData()
  form.set('submission', 'a key of its own')
  return form
}

test('after a broken call it is not known whether it arrived: a service that recognises repeats may be sent it again', async () => {
  vi.useFakeTimers()
  broken()
  const answer = sendEnquiry('/x', keyed)
  await vi.runAllTimersAsync()
  expect(await answer).toEqual({
    success: false,
    message: 'No sabemos si tu consulta ha llegado. Vuelve a enviarla: no se duplicará.',
  })
  expect(fetch).toHaveBeenCalledTimes(3)
  broken()
  const { message } = await sendEnquiry('https://forms.example/x', () => new FormData())
  expect(message).toContain('No sabemos si tu consulta ha llegado. Lo que has escrito sigue aquí')
  expect(message).not.toContain('duplicará')
  expect(fetch).toHaveBeenCalledTimes(1)
})

describe('a form with a key of its own is sent again', () => {
  const delays: unknown[] = []
  const onDelay = (delay: unknown) => delays.push(delay)
  beforeEach(() => {
    vi.useFakeTimers()
    delays.length = 0
  })
  const taken = () => Response.json({ success: true, message: 'Recibido' })

  test('after a broken line, with the same content', async () => {
    const post = vi.fn(async (_: string, form: FormData) => {
      if (post.mock.calls.length < 3) throw new TypeError('broken')
      return Response.json({ success: true, message: String(form.get('submission')) })
    })
    const answer = sendEnquiry('/x', keyed, { post, onDelay })
    await vi.runAllTimersAsync()
    expect(await answer).toEqual({ success: true, message: 'a key of its own' })
    expect(delays).toEqual([{ reason: 'broken' }, undefined, { reason: 'broken' }, undefined])
  })

  test('when a busy service says so, and not before', async () => {
    const busy = Response.json({ success: false, message: '' }, { status: 503, headers: { 'Retry-After': '30' } })
    const post = vi.fn(async () => (post.mock.calls.length === 1 ? busy : taken()))
    const answer = sendEnquiry('/x', keyed, { post, onDelay })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(post).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual({ success: true, message: 'Recibido' })
    expect(delays).toEqual([{ reason: 'busy', seconds: 30 }, undefined])
  })

  test('a busy service is said to be busy with pictures only where there are some', async () => {
    const busy = () => Response.json({}, { status: 503, headers: { 'Retry-After': '1' } })
    for (const patient of [false, true]) {
      const post = vi.fn(async () => (post.mock.calls.length === 1 ? busy() : taken()))
      const answer = sendEnquiry('/x', keyed, { post, onDelay, patient })
      await vi.runAllTimersAsync()
      await answer
    }
    const reasons = delays.flatMap((delay) => (delay as { reason?: string } | undefined)?.reason ?? [])
    expect(reasons).toEqual(['busy', 'busyWithPhotos'])
  })

  test('when the line is back, and with what the form says then', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    let message = 'before'
    const post = vi.fn(async (_: string, form: FormData) =>
      Response.json({ success: true, message: form.get('message') }),
    )
    const form = () => {
      const data = keyed()
      data.set('message', message)
      return data
    }
    const answer = sendEnquiry('/x', form, { post, onDelay })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(post).not.toHaveBeenCalled()
    expect(delays).toEqual([{ reason: 'offline' }])
    message = 'after'
    vi.stubGlobal('navigator', { onLine: true })
    line.dispatchEvent(new Event('online'))
    expect(await answer).toMatchObject({ success: true, message: 'after' })
  })

  test('with pictures, a line that stands still is a broken one', async () => {
    const post = vi.fn(async () => {
      if (post.mock.calls.length < 4) throw new DOMException('', 'TimeoutError')
      return taken()
    })
    const answer = sendEnquiry('/x', keyed, { post, patient: true })
    await vi.runAllTimersAsync()
    expect((await answer).success).toBe(true)
  })
})

test('a receipt is given on, but only after a success', async () => {
  const receipt = { number: '4BB8421E', answerBy: '2026-11-25', photosLink: '/fotos/x' }
  answering(JSON.stringify({ success: true, message: 'Recibido', receipt }))
  expect((await sendEnquiry('/x', keyed)).receipt).toEqual(receipt)
  answering(JSON.stringify({ success: false, message: 'No', receipt }))
  expect((await sendEnquiry('/x', keyed)).receipt).toBeUndefined()
})

test('a browser that is offline has surely sent nothing', async () => {
  broken()
  vi.stubGlobal('navigator', { onLine: false })
  expect((await sendEnquiry('/x', () => new FormData())).message).toContain('No hay conexión')
})
test('no answer in 20 s is a failure with a sentence of its own', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new DOMException('', 'TimeoutError'))),
  )
  expect((await sendEnquiry('/x', () => new FormData())).message).toContain('tarda demasiado')
})
test.each(['null', '[]', '"x"', '{}', '{"success":false}'])(
  '%s never counts as sent and always says something',
  async (body) => {
    answering(body)
    const answer = await sendEnquiry('/x', () => new FormData())
    expect(answer.success).toBe(false)
    expect(answer.message.length).toBeGreaterThan(20)
  },
)
