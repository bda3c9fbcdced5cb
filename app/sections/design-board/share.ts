import { designWords } from '#words/design-words.ts'

/** The system's own sheet where there is one, else a copied link. Gives what to tell. */
export async function shareDesign(title: string, url: string): Promise<string> {
  if ('share' in navigator) {
    // A sheet that the visitor closes again is no error.
    await navigator.share({ title, url }).catch(() => {})
    return ''
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url)
    return designWords.copied
  } catch {
    return designWords.copyByHand(url)
  }
}

/** The workshop's own chat with a short text and the link. `whatsapp`: address of the chat, with or without a text. */
export function messageLink(whatsapp: string, name: string, address: string): string {
  const chat = new URL(whatsapp)
  const page = typeof location === 'undefined' ? address : new URL(address, location.href).href
  chat.searchParams.set('text', designWords.message(name, page))
  return chat.href
}
