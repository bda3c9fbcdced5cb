import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file so that it is found whole or not at all, whenever the power fails. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomBytes(6).toString('hex')}.part`
  try {
    await writeFile(unfinished, content, { flag: 'wx', flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncFolder(dirname(file))
}

/** The content of a file; undefined when there is none. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** The value of a JSON file; undefined when there is none. */
export async function readJsonIfThere<T>(file: string): Promise<T | undefined> {
  const text = await readIfThere(file)
  return text && JSON.parse(text.toString('utf8'))
}

/** From now on a power cut leaves the names that stand in a folder. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
