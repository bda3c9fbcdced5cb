import type { FormEvent } from 'react'
import { showToast } from './toast.ts'

/** For forms that are not wired to anything: what the browser finds valid is not sent, and a toast says so. */
export function submitDemo(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault()
  showDemoToast()
}

/** Says that this is a demonstration page. */
export const showDemoToast = () => showToast('This is a demonstration page: nothing has been sent.')
