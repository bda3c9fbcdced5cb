/**
 * For a form that is not wired to anything: the browser checks it, demo-form.browser.ts says that nothing is sent. Without
 * scripts the method keeps the browser from sending it. Its submit button may say by `data-busy-text` what is under way.
 */
export const demoForm = { method: 'dialog', 'data-enhance': 'demo-form' } as const
