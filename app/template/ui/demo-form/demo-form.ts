import { enhance } from '#app/renderer/island/enhance.ts'

/**
 * For a form that is not wired to anything: the browser checks it, demo-form.browser.ts says that nothing is sent. Without
 * scripts the method keeps the browser from sending it. Its submit button may say by `busyText` what is under way.
 */
export const demoForm = { method: 'dialog', ...enhance('demo-form') } as const

/** For its submit button: the words while something is under way. */
export const busyText = (text: string) => ({ 'data-busy-text': text })
