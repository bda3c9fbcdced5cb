/** Lays one picture over the other, cut at a line which the range input moves, once both are there. */
export async function startComparison(pair: HTMLElement): Promise<void> {
  const line = pair.querySelector('input')
  const sheet = pair.querySelector<HTMLElement>('[data-drawing]')
  if (!line || (sheet && !(await hasDrawing(pair, sheet)))) return
  const show = () => {
    line.ariaValueText = (line.dataset.spoken ?? '').replace('%', `${line.value}\u00a0%`)
  }
  const cut = () => {
    pair.style.setProperty('--at', String(line.valueAsNumber / 100))
    show()
  }
  const valueFrom = (property: string) => {
    line.value = String(100 * Number(getComputedStyle(pair).getPropertyValue(property)))
  }
  // The line may have moved by itself: the hand takes it where it is.
  const take = () => {
    valueFrom('--at')
    pair.dataset.taken = ''
    cut()
  }
  for (const sign of ['pointerdown', 'focus']) line.addEventListener(sign, take, { once: true })
  line.addEventListener('input', cut)
  // A slider around it has the same keys.
  line.addEventListener('keydown', (event) => event.key.startsWith('Arrow') && event.stopPropagation())
  line.hidden = false
  pair.dataset.laid = ''
  valueFrom('--rest')
  show()
}

/** Fetches the drawing, after the photograph. Without it the photograph stays as it is. */
async function hasDrawing(pair: HTMLElement, sheet: HTMLElement): Promise<boolean> {
  const drawing = new Image()
  try {
    await pair.querySelector('img')?.decode()
    drawing.src = sheet.dataset.drawing ?? ''
    await drawing.decode()
  } catch {
    return false
  }
  sheet.style.setProperty('--drawing', `url("${drawing.src}")`)
  sheet.hidden = false
  return true
}
