import type { DeskPerson } from '#contracts/desk-enquiries.ts'
import type { About } from '#server/desk/enquiries/about.ts'
import type { DeskServices } from '#server/desk/request/services.ts'

export interface RoomServices
  extends Pick<DeskServices, 'store' | 'now' | 'outbox' | 'log' | 'settings' | 'audit' | 'signIn'> {
  about: About
  people: () => Promise<DeskPerson[]>
}
