import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskPicture, PictureUse, PictureWords } from '#contracts/desk-pictures.ts'
import { ask, send } from '../api.ts'

const picturesKey = ['pictures'] as const

export const usePictures = () =>
  useQuery({ queryKey: [...picturesKey, 'list'], queryFn: () => ask<DeskPicture[]>('pictures') })

export const useUses = (id: string) =>
  useQuery({ queryKey: [...picturesKey, 'uses', id], queryFn: () => ask<PictureUse[]>(`pictures/${id}/uses`) })

/** A change of one picture; what is drafted is asked for again everywhere. */
function useWork<Given, Gives>(work: (given: Given) => Promise<Gives>) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: work,
    onSuccess: () => client.invalidateQueries(),
  })
}

export const useDescribe = (id: string) =>
  useWork((words: PictureWords) => send<DeskPicture>(`pictures/${id}`, 'PATCH', words))
export const useTurn = (id: string) =>
  useWork((degrees: 90 | 180 | 270) => send<DeskPicture>(`pictures/${id}/turn`, 'POST', { degrees }))
export const useRemove = (id: string) => useWork(() => send<undefined>(`pictures/${id}`, 'DELETE'))
