import type { Settings } from '#reader/settings.ts'
import type { Config } from '#server/config.ts'

/** Scheme, host and port under which browsers reach the desk; passkeys belong to it. */
export const deskOrigin = ({ DESK_ORIGIN }: Config, { siteUrl }: Pick<Settings, 'siteUrl'>): string =>
  new URL(DESK_ORIGIN || siteUrl).origin
