import { showProgress } from '#app/browser/progress.ts'
import { showToast } from '../toast/toast.ts'

/** Nothing is sent: a toast says that this is a demonstration page. Until it is there the form shows that it is busy. */
export function startDemoForm(form: HTMLElement): void {
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector<HTMLElement>('[type=submit]')
    if (!button || button.ariaDisabled) return
    const rest = busy(button)
    await showToast('This is a demonstration page: nothing has been sent.').finally(rest)
  })
}

/** Shows that something is under way, on the button and by the page's hairline. Returns what ends it. */
function busy(button: HTMLElement): () => void {
  const { textContent } = button
  const show = (under: boolean) => {
    button.ariaDisabled = under ? 'true' : null
    button.textContent = (under && button.dataset.busyText) || textContent
    showProgress(under)
  }
  show(true)
  return () => show(false)
}
