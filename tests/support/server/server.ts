import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type EnquiryAnswer, photoLimits } from '#contracts/enquiry.ts'
import { contentFolder } from '#reader/content.ts'
import { readSettings } from '#reader/settings.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { type StartOptions, startServer } from '#server/start.ts'

export const accessKey = readSettings().enquiry.accessKey
export const ana = { access_key: accessKey, name: 'Ana', email: 'ana@example.es' }

/** An empty folder that `remove` deletes. */
export function temporaryFolder(parent = tmpdir()) {
  const path = mkdtempSync(join(parent, 'veta-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The whole server in this process, on a free port and an empty folder. Limits are off unless a setting says else. */
export async function startTestServer(env: Record<string, string> = {}, options: Partial<StartOptions> = {}) {
  const folder = temporaryFolder()
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(folder.path, 'data'),
    CONTENT_DIR: contentFolder(),
    SITE_DIR: join(folder.path, 'build'),
    RATE_LIMIT: 'off',
    OVERALL_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  }
  const config = readConfig({ ...defaults, ...env })
  const outbox = { backOff: { first: 20, longest: 200 }, every: 20, ...options.outbox }
  const server = await startServer({ config, settings: readSettings(), log: createLog('silent'), ...options, outbox })
  const enquiries = () => server.store.db.selectFrom('enquiry').selectAll().orderBy('received_at').execute()
  const photos = () =>
    server.store.db.selectFrom('photo').selectAll().orderBy('enquiry_id').orderBy('position').execute()
  const deliveries = () => server.store.db.selectFrom('delivery').selectAll().orderBy('created_at').execute()
  return {
    ...server,
    config,
    enquiries,
    photos,
    deliveries,
    /** Sends a form as a script does. */
    submit: (fields: Record<string, string>, headers: Record<string, string> = {}, photos: readonly File[] = []) =>
      submit(server.address, fields, headers, photos),
    /** Ends the server and leaves its files. */
    stopServer: server.stop,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}

/** A form as a browser sends it. */
export function formOf(fields: Record<string, string>, photos: readonly File[] = []): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const photo of photos) body.append(photoLimits.field, photo)
  return body
}

/** Sends a form as the site's own script does: form-data, JSON wanted. */
export async function submit(
  address: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  photos: readonly File[] = [],
) {
  const body = formOf(fields, photos)
  const response = await fetch(`${address}/api/submit`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
  })
  return {
    status: response.status,
    headers: response.headers,
    answer: (await response.json()) as EnquiryAnswer,
  }
}

/** Waits until something holds; fails with what was seen last when it does not within the time. */
export async function until<T>(look: () => T | Promise<T>, holds: (value: T) => boolean, within = 30_000): Promise<T> {
  const end = performance.now() + within
  for (;;) {
    const value = await look()
    if (holds(value)) return value
    if (performance.now() > end)
      throw new Error(`still waiting after ${within} ms; last seen: ${JSON.stringify(value)?.slice(0, 500)}`)
    await wait(20)
  }
}
