import { connect, type Socket } from 'node:net'

/** Sends bytes as they are and gives what came back until the other side closed, or `within` milliseconds passed. */
export function sendRaw(address: string, text: string | Buffer, within = 2_000): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let answer = ''
    const socket: Socket = connect(Number(port), hostname, () => socket.write(text))
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', end)
    socket.on('close', end)
    setTimeout(end, within).unref()
  })
}

/** Status and header lines of one request whose target is sent exactly as written. */
export async function requestRaw(address: string, target: string, headers: string[] = [], method = 'GET') {
  const answer = await sendRaw(
    address,
    `${method} ${target} HTTP/1.1\r\nHost: veta.test\r\nConnection: close\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`,
  )
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()
  return { status: Number(head.split(' ')[1]), header, body: body.join('\r\n\r\n') }
}
