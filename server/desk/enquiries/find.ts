import type { Context } from 'hono'
import { findJoined } from '#server/desk/enquiries/detail.ts'
import type { JoinedRow } from '#server/desk/enquiries/list.ts'
import type { RoomServices } from '#server/desk/enquiries/services.ts'
import type { DeskEnv } from '#server/desk/request/access.ts'
import { Refusal } from '#server/desk/request/refusal.ts'

/** The enquiry that an address names. Throws Refusal for one that is not kept (any more). */
export async function find(c: Context<DeskEnv>, { store }: RoomServices): Promise<JoinedRow> {
  const row = await findJoined(store, c.req.param('id') ?? '')
  if (!row) throw new Refusal(404, 'Esta consulta ya no está: se ha borrado.')
  return row
}
