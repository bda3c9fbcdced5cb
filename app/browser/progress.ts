/** Marks the hairline that shows that something is under way (shell/navigation). */
export const progressMark = { 'data-progress': '' }

export function showProgress(visible: boolean): void {
  const line = document.querySelector<HTMLElement>('[data-progress]')
  if (line) line.hidden = !visible
}
