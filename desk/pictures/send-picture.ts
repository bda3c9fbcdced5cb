import { deskHeader, deskPath } from '#contracts/desk.ts'
import type { DeskPicture } from '#contracts/desk-pictures.ts'
import { DeskFailure } from '../api.ts'

/** Sends a picture's file; `fetch` cannot tell how much has left. Throws DeskFailure. */
export function sendPicture<T = DeskPicture>(
  path: string,
  method: 'POST' | 'PUT',
  file: File,
  onProgress: (share: number) => void,
) {
  return new Promise<T>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `${deskPath}/api/${path}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader(deskHeader, '1')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    const fail = (message: string) => reject(new DeskFailure(request.status, { message }))
    request.onerror = () => fail('Se ha cortado la conexión. Comprueba que hay cobertura y reintenta.')
    request.onload = () => {
      if (request.status < 300) resolve(request.response as T)
      else fail(messageOf(request.response) ?? `El servidor responde ${request.status}.`)
    }
    request.send(file)
  })
}

const messageOf = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : undefined
