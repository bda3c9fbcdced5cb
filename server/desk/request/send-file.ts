import type { Context } from 'hono'

/** Answers with a file. The browser shows it, unless it is an `attachment`, which it keeps under `name`. */
export const sendFile = (
  c: Context,
  content: Uint8Array | string,
  type: string,
  { name, how = 'inline' }: { name?: string; how?: 'inline' | 'attachment' } = {},
) =>
  c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': name ? `${how}; filename*=UTF-8''${encodeURIComponent(name)}` : how,
  })
