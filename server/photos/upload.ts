import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Reason } from '#server/photos/refusals.ts'

/** A picture on its way in: its bytes lie in a file without a name until they are converted. */
export interface Upload {
  name: string
  /** Of all its bytes, those of a refused one too. */
  digest: string
  file?: FileHandle
  reason?: Reason
}

/**
 * Writes a picture's bytes into a file. `admit` hears of each piece before it is written, and may give the reason why
 * the picture is too much; then the rest is read and dropped, for the form goes on behind it.
 */
export async function receiveUpload(
  name: string,
  bytes: Readable,
  folder: string,
  admit: (size: number, piece: number) => Reason | undefined,
): Promise<Upload> {
  const digest = createHash('sha256')
  const upload: Upload = { name, digest: '' }
  let size = 0
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      digest.update(piece)
      upload.reason ??= admit(size + piece.length, piece.length)
      upload.reason ??= await append(upload, piece, size, folder)
      // At once: the rest of a refused one may be long in coming.
      if (upload.reason !== undefined) await dropFile(upload)
      size += piece.length
    }
  } catch (error) {
    await dropFile(upload)
    throw error
  }
  if (size === 0) upload.reason ??= 'empty'
  if (upload.reason !== undefined) await dropFile(upload)
  return { ...upload, digest: digest.digest('base64url') }
}

export async function dropFile(upload: Upload): Promise<void> {
  const { file } = upload
  delete upload.file
  await file?.close()
}

const prefix = 'upload-'

// What a visitor's device wrote into a picture must not stay behind, not even when this process is killed: a file
// without a name is gone with the last who has it open.
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${prefix}${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return file
}

/** Removes the files of a process that was killed before it could take their names away. */
export function removeNamed(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) if (name.startsWith(prefix)) rmSync(join(folder, name), { force: true })
}

/** Writes by place: the converter reads through the same open file, from its start. Gives the reason when it cannot. */
async function append(upload: Upload, piece: Buffer, position: number, folder: string): Promise<Reason | undefined> {
  try {
    upload.file ??= await openUnnamed(folder)
    const { bytesWritten } = await upload.file.write(piece, 0, piece.length, position)
    return bytesWritten === piece.length ? undefined : 'failed'
  } catch {
    // A full disk, say: the text of the enquiry may still find its room.
    return 'failed'
  }
}

/** A file's name, fit for a sentence; '' where nothing of it is. */
export const readableName = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
