import { uploadPatience } from '#contracts/enquiry.ts'

/**
 * Posts a form with pictures as `fetch` would, and tells which part of it has left (0–1). Rejects when the line breaks,
 * when nothing moves on it, and when no answer comes.
 */
export function postWithProgress(endpoint: string, form: FormData, onProgress: (part: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer = 0
    const giveUpAfter = (milliseconds: number) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        reject(new DOMException('', 'TimeoutError'))
        request.abort()
      }, milliseconds)
    }
    request.open('POST', endpoint)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(loaded / total)
      giveUpAfter(uploadPatience.still)
    }
    request.upload.onload = () => giveUpAfter(uploadPatience.answer)
    request.onload = () => resolve(responseOf(request))
    request.onerror = () => reject(new TypeError('the line is broken'))
    request.onloadend = () => clearTimeout(timer)
    giveUpAfter(uploadPatience.still)
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const wait = request.getResponseHeader('Retry-After')
  return new Response(request.responseText, { status: request.status, headers: wait ? { 'Retry-After': wait } : {} })
}
