// Loaded with the first toast.
import 'react-toastify/ReactToastify.css'
import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastContainer, toast } from 'react-toastify/unstyled'

const look = {
  '--toastify-font-family': 'var(--font-text)',
  '--toastify-color-light': 'var(--raw-paper)',
  '--toastify-text-color-light': 'var(--raw-ink)',
  '--toastify-color-progress-light': 'var(--raw-oak)',
  '--toastify-toast-bd-radius': '0',
  '--toastify-toast-shadow': '0 0 0 1px var(--raw-ink)',
  '--toastify-toast-padding': '1.125rem 1.25rem',
} as CSSProperties

let container: Element | undefined

/** A line at the top right that goes by itself after 5000 ms, or when it is dragged over 80 % of its width. */
export function showToast(text: string): void {
  if (!container) {
    container = document.body.appendChild(document.createElement('div'))
    createRoot(container).render(
      <ToastContainer
        position="top-right"
        autoClose={5000}
        draggable
        draggablePercent={80}
        theme="light"
        closeOnClick
        aria-label="Notifications"
        style={look}
      />,
    )
  }
  toast(text)
}
