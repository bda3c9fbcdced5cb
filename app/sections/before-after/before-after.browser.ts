/** Lays the picture of before over the one of after, cut at a line which the range input moves. */
export function startBeforeAfter(pair: HTMLElement): void {
  const line = pair.querySelector('input')
  if (!line) return
  const cut = () => {
    pair.style.setProperty('--at', String(line.valueAsNumber / 100))
    line.ariaValueText = (line.dataset.spoken ?? '').replace('%', `${line.value}\u00a0%`)
  }
  line.addEventListener('input', cut)
  line.hidden = false
  pair.dataset.laid = ''
  cut()
}
