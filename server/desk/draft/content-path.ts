const segment = /^[a-z0-9][a-z0-9_-]*$/
const fileName = /^[a-z0-9][a-z0-9_-]*\.(yaml|md|json|txt|jpg|jpeg|png|webp|avif)$/
const deepest = 4
const longest = 120

/** Whether a path relative to content/ is one that the desk may touch: plain names in small letters, a known ending. */
export function isContentPath(path: string): boolean {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  return path.length <= longest && parts.length < deepest && fileName.test(name) && parts.every((p) => segment.test(p))
}

export const isTextPath = (path: string) => /\.(yaml|md|json|txt)$/.test(path)
