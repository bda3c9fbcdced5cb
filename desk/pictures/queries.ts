import type { DeskPicture, PictureWords } from '#contracts/desk-pictures.ts'
import { send } from '../api.ts'
import { useSend } from '../queries.ts'

export const useDescribe = (id: string) =>
  useSend((words: PictureWords) => send<DeskPicture>(`pictures/${id}`, 'PATCH', words))
export const useTurn = (id: string) =>
  useSend((degrees: 90 | 180 | 270) => send<DeskPicture>(`pictures/${id}/turn`, 'POST', { degrees }))
export const useRemove = (id: string) => useSend(() => send<undefined>(`pictures/${id}`, 'DELETE'))
