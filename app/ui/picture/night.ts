let isNight = false
let isPaper = false

/** From now on the page shows the evening of each photograph that has one, or its day. */
export function showNight(night: boolean): void {
  isNight = night
  turn()
}

/** `data-night` is what the files' names of the other hour bear in the place of their hash; a night's begins with an n. Only what is shown is fetched. */
function turn() {
  const night = isNight && !isPaper
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-night]')) {
    const { src, dataset, parentElement } = image
    const now = src.split('-').at(-2) ?? ''
    const other = dataset.night ?? ''
    if (now.startsWith('n') === night) continue
    for (const source of parentElement?.querySelectorAll('source') ?? [])
      source.srcset = source.srcset.replaceAll(now, other)
    image.src = src.replace(now, other)
    dataset.night = now
    image.style.backgroundColor = '' // the other one's, until the picture comes
  }
}

// Called before the browser fetches or lays out what has been read.
new MutationObserver(turn).observe(document.body, { childList: true, subtree: true })
// On paper it is day.
for (const type of ['beforeprint', 'afterprint'])
  addEventListener(type, () => {
    isPaper = type === 'beforeprint'
    turn()
  })
