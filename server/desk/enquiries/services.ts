import type { Context } from 'hono'
import type { About } from '#server/desk/enquiries/about.ts'
import { findJoined, type JoinedRow } from '#server/desk/enquiries/list.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import type { DeskServices } from '#server/desk/request/services.ts'

export interface RoomServices extends DeskServices {
  about: About
}

/** The enquiry that an address names. Throws Refusal for one that is not kept (any more). */
export async function find(c: Context<DeskEnv>, { store }: RoomServices): Promise<JoinedRow> {
  const row = await findJoined(store, c.req.param('id') ?? '')
  if (!row) throw new Refusal(404, 'Esta consulta ya no está: se ha borrado.')
  return row
}
