import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  source: string
  messageId: string
}

/** What a mail server does with the next message; without a word it takes it. */
export type Mood = 'take' | 'refuse' | 'busy' | 'stall' | 'drop' | 'take-and-drop' | 'greylist'

/** A real SMTP server that keeps what it took. `mood` may be changed at any time. */
export async function startSmtp({ mood = 'take' as Mood, port = 0 } = {}) {
  const taken: ReceivedMail[] = []
  const state = { mood, tries: 0 }
  const greylisted = new Set<string>()
  const fail = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

  const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, session, done) => {
    state.tries++
    if (state.mood === 'refuse') return done(fail(550, `5.1.1 <${address}> no such mailbox`))
    if (state.mood === 'busy') return done(fail(451, '4.3.0 try later'))
    if (state.mood === 'greylist' && !greylisted.has(address)) {
      greylisted.add(address)
      return done(fail(450, '4.2.0 greylisted'))
    }
    if (state.mood === 'stall') return
    void session
    done()
  }
  const onData: SMTPServerOptions['onData'] = (stream, session, done) => {
    const chunks: Buffer[] = []
    if (state.mood === 'drop') return void socketOf(server, session.id)?.destroy()
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const source = Buffer.concat(chunks).toString('utf8')
      const envelope = session.envelope
      taken.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source,
        messageId: /^message-id:\s*(<[^>]+>)/im.exec(source)?.[1] ?? '',
      })
      if (state.mood === 'take-and-drop') return void socketOf(server, session.id)?.destroy()
      done()
    })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo,
    onData,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    taken,
    get tries() {
      return state.tries
    },
    set mood(next: Mood) {
      state.mood = next
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

// smtp-server keeps its connections in a set; the socket under one is what a failing network cuts.
function socketOf(server: SMTPServer, id: string) {
  for (const connection of server.connections as Set<{ id: string; _socket: { destroy: () => void } }>) {
    if (connection.id === id) return connection._socket
  }
  return undefined
}
