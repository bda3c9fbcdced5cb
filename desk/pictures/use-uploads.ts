import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { reasonOf } from '../api.ts'
import { sendPicture } from './send-picture.ts'

export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** Part that has been sent, 0–1; 1 while the server works on it. */
  share: number
  message: string
  /** Of the picture, once the server has made it. */
  id: string
}

/** Pictures on their way in, one after the other: a phone's line is narrow. What failed can be tried again. */
export function useUploads() {
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef(Promise.resolve())
  const keys = useRef(0)
  const change = (key: number, to: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)))

  function enqueue({ key, file }: Pick<Upload, 'key' | 'file'>) {
    line.current = line.current.then(async () => {
      change(key, { state: 'sending', share: 0, message: '' })
      try {
        const { id } = await sendPicture('pictures', 'POST', file, (share) => change(key, { share }))
        change(key, { state: 'done', share: 1, id })
        await client.invalidateQueries()
      } catch (error) {
        change(key, { state: 'failed', message: reasonOf(error) })
      }
    })
  }

  return {
    uploads,
    add(files: readonly File[]) {
      const fresh = files.map((file): Upload => {
        keys.current++
        return { key: keys.current, file, state: 'waiting', share: 0, message: '', id: '' }
      })
      setUploads((known) => [...known, ...fresh])
      for (const upload of fresh) enqueue(upload)
    },
    retry(upload: Upload) {
      change(upload.key, { state: 'waiting', message: '' })
      enqueue(upload)
    },
    dismiss: () => setUploads((known) => known.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
