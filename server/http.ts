import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { strictTransport } from '#contracts/headers.ts'
import type { App } from '#server/app.ts'
import { ownHeaders } from '#server/security-headers.ts'
import { asksForPreview, type PreviewAnswer } from '#server/site/later-preview.ts'
import type { Site } from '#server/site.ts'

/** Connections that have not asked for anything yet; beyond this many the oldest is closed. */
const maxSilent = 512

/** A body has to bring so many bytes in so many milliseconds, or end: pictures may take a slow line, trickles may not. */
const slowest = { bytes: 128 * 1024, within: 30_000 }

interface Parts {
  app: Pick<App, 'fetch' | 'routes'>
  site: Site
  preview: PreviewAnswer
  /** Whether a peer is a proxy of ours, whose headers count. */
  isProxy: (remote: string | undefined) => boolean
  onError: (error: unknown) => void
  pace?: typeof slowest
}

/** The HTTP server: what is computed goes to the app, the rest to the built site. */
export function createHttpServer({ app, site, preview, isProxy, onError, pace = slowest }: Parts): Server {
  const listener = getRequestListener((request, env) =>
    app.fetch(request, { ...env, asUnknown: asUnknown(site, env as HttpBindings) }),
  )
  const computed = new Set(app.routes.map(({ path }) => firstPart(path)))
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15 * 60_000,
      keepAliveTimeout: 15_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      // On the way out each answer is the connection's last, or a busy one would never end.
      if (!server.listening) res.shouldKeepAlive = false
      if (isHttps(req, isProxy)) for (const [name, value] of Object.entries(strictTransport)) res.setHeader(name, value)
      if (computed.has(firstPart(req.url ?? ''))) {
        res.setHeaders(ownHeaders)
        return void listener(req, res).catch(onError)
      }
      if (!asksForPreview(req)) return site.answer(req, res)
      preview(req, res).then(
        (done) => done || site.answer(req, res),
        (error) => {
          onError(error)
          res.destroy()
        },
      )
    },
  )
  // A page loads over few connections; a thousand requests on one is no visitor's.
  server.maxRequestsPerSocket = 10_000
  closeSilent(server)
  cutTrickles(server, pace)
  return server
}

/** Leaves the answer to the site, as if nothing were computed under this address. */
const asUnknown =
  (site: Site, { incoming, outgoing }: HttpBindings) =>
  () => {
    for (const name of ownHeaders.keys()) outgoing.removeHeader(name)
    site.answer(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }

/** `/api/submit?x` → `/api`: by this it is known who answers. A client may send the whole address (RFC 9112). */
const firstPart = (target: string) => /^(?:https?:\/\/[^/?]*)?(\/[^/?]*)/i.exec(target)?.[1]

function isHttps(req: IncomingMessage, isProxy: Parts['isProxy']): boolean {
  return req.headers['x-forwarded-proto'] === 'https' && isProxy(req.socket.remoteAddress)
}

/** Ends connections whose body comes in too slowly. One timer looks after all: one for each would cost every enquiry. */
function cutTrickles(server: Server, { bytes, within }: typeof slowest) {
  const bodies = new Map<Socket, { req: IncomingMessage; res: ServerResponse; since: number; before: number }>()
  server.on('connection', (socket: Socket) => socket.once('close', () => bodies.delete(socket)))
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    const { socket, headers } = req
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
    bodies.set(socket, { req, res, since: performance.now(), before: socket.bytesRead })
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, body] of bodies) {
      if (body.req.complete) bodies.delete(socket)
      else if (now - body.since < within) continue
      else if (socket.bytesRead - body.before < bytes) end(socket, body.res)
      else Object.assign(body, { since: now, before: socket.bytesRead })
    }
  }, within / 4)
  server.once('close', () => clearInterval(timer))
}

function end(socket: Socket, res: ServerResponse) {
  if (!res.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}

/** Whoever opens connections and says nothing loses the oldest first, so that others still get in. */
function closeSilent(server: Server) {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
    const [oldest] = silent
    if (silent.size > maxSilent) oldest?.destroy()
  })
  server.on('request', (req: IncomingMessage, _res: ServerResponse) => silent.delete(req.socket))
  // Node takes them for busy: a browser that opens one in advance would hold up the server's end.
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    closeIdle()
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
  }
}
