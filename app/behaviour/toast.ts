type ToastOptions = { /** Offers to take back what was done. */ undo?: () => void }

/** Shows a line at the top right for 5000 ms. The library and its styles are loaded with the first one. */
export async function showToast(text: string, options: ToastOptions = {}): Promise<void> {
  const { openToast } = await import('./toast-window.tsx')
  openToast(text, options.undo)
}
