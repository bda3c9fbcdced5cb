// Loaded with the first toast.
import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import styles from 'react-toastify/ReactToastify.css?inline'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { adoptSheet } from '#app/browser/adopt-sheet.ts'

const look = {
  top: 'calc(var(--header-height) + 3rem)', // the cart that one looks for next stands in the header
  '--toastify-font-family': 'var(--font-text)',
  '--toastify-color-light': 'var(--tag)',
  '--toastify-text-color-light': 'var(--tag-text)',
  '--toastify-color-progress-light': 'var(--tag-accent)',
  '--toastify-toast-bd-radius': '0',
  '--toastify-toast-shadow': '0 0 0 1px var(--tag-text)',
  '--toastify-toast-padding': '0.75rem 1.25rem',
} as CSSProperties
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  paddingInlineEnd: '1.5rem',
  lineHeight: 1.4,
  fontSize: '1rem',
}
const undoLook = {
  flex: 'none',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  textDecoration: 'underline',
  fontWeight: 600,
}

let container: Element | undefined

/** A line at the top right, below the header, that goes by itself after 5000 ms, or when it is dragged over 80 % of its width; it waits under the pointer and while it has focus. */
export function openToast(text: string, undo?: () => void): void {
  if (!container) {
    adoptSheet(styles)
    container = document.body.appendChild(document.createElement('div'))
    createRoot(container).render(
      <ToastContainer
        position="top-right"
        autoClose={5000}
        draggable
        draggablePercent={80}
        theme="light"
        closeOnClick
        pauseOnHover
        pauseOnFocusLoss
        role="alert"
        aria-label="Notifications"
        style={look}
      />,
    )
  }
  const id = toast(
    <div style={row}>
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          style={undoLook}
          onClick={undo}
          onFocus={() => toast.pause({ id })}
          onBlur={() => toast.play({ id })}
        >
          Undo
        </button>
      )}
    </div>,
    undo ? {} : { toastId: text }, // the same words are not said twice at a time
  )
}
