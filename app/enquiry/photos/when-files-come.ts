/** Calls `take` with files that are dropped on the element or pasted into it. Returns a cancel. */
export function whenFilesCome(place: HTMLElement, take: (files: File[]) => void): () => void {
  const end = new AbortController()
  const mark = (over: boolean) => place.toggleAttribute('data-drop', over)
  const accept = (event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    mark(true)
  }
  const { signal } = end
  place.addEventListener('dragover', over, { signal })
  place.addEventListener('dragleave', (event) => place.contains(event.relatedTarget as Node) || mark(false), { signal })
  place.addEventListener('drop', (event) => [mark(false), accept(event, event.dataTransfer)], { signal })
  place.addEventListener('paste', (event) => accept(event, event.clipboardData), { signal })
  return () => end.abort()
}
