import type { FormEvent } from 'react'

/** For forms that are not wired to anything: what the browser finds valid is not sent, and a toast says so. */
export function submitDemo(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  showDemoToast()
}

/** Says that this is a demonstration page. Toasts and their styles are loaded with the first one. */
export async function showDemoToast(): Promise<void> {
  const { showToast } = await import('./demo-toast-window.tsx')
  showToast('This is a demonstration page: nothing has been sent.')
}
