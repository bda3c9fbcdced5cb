import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '#reader/content.ts'

/** A copy of content/ without its pictures' masters, those named apart; gives the folder. */
export function copyContent(root: string, masters: readonly string[] = []): string {
  const folder = join(root, 'content')
  const isWanted = (path: string) => !path.endsWith('.jpg') || masters.some((id) => path.endsWith(`/${id}.jpg`))
  cpSync(contentFolder(), folder, { recursive: true, filter: isWanted })
  return folder
}
