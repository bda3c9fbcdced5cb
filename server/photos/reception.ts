import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { photoLimits } from '#contracts/enquiry.ts'
import type { Metrics } from '#server/metrics.ts'
import { createConverter } from '#server/photos/converter.ts'
import { createPlaces } from '#server/photos/places.ts'
import type { Reason, Refusal } from '#server/photos/refusals.ts'
import { receiveUpload, removeNamed, type Upload } from '#server/photos/upload.ts'
import type { Photo } from '#server/storage/schema.ts'

/** Too many are sending pictures at this moment. */
export class NoPlace extends Error {}

const atOnce = { all: 12, each: 4 }

interface Options {
  /** Where pictures lie while they come in. */
  folder: string
  log: Logger
  metrics: Pick<Metrics, 'photo'>
}

export type Receptions = ReturnType<typeof createReceptions>

/** Takes in pictures: at most so many visitors at once, each with so many bytes. */
export function createReceptions({ folder, log, metrics }: Options) {
  removeNamed(folder)
  const places = createPlaces(atOnce)
  const converter = createConverter(log)

  /** What one request brings; `release` at its end, whatever happened. */
  function open(household: string) {
    const uploads: (Upload | undefined)[] = []
    let leave: (() => void) | undefined
    let count = 0
    let together = 0

    /** `size` is that of a picture up to and with its next piece. A refused one makes room for those behind it. */
    function admit(size: number, piece: number): Reason | undefined {
      if (size === piece && ++count > photoLimits.count) return 'many'
      together += piece
      const reason = size > photoLimits.bytes ? 'heavy' : together > photoLimits.bytesTogether ? 'together' : undefined
      if (reason) together -= size
      return reason
    }

    return {
      /** Reads one picture to its end. A file input that was left empty sends a part without name and bytes. */
      async take(fileName: string, bytes: Readable): Promise<void> {
        const at = uploads.push(undefined) - 1
        const admitted = (size: number, piece: number) => {
          leave ??= places.take(household)
          if (!leave) throw new NoPlace('too many pictures at once')
          return admit(size, piece)
        }
        const upload = await receiveUpload(readableName(fileName, at), bytes, folder, admitted)
        if (fileName !== '' || upload.reason !== 'empty') uploads[at] = upload
      },

      /** By what a repeat of the same pictures is known. */
      digests: (): string[] => uploads.flatMap((upload) => upload?.digest ?? []),

      /** Converts what came; gives what is to be kept, and what is not, in the order in which it came. */
      async convert(): Promise<{ photos: Photo[]; refusals: Refusal[] }> {
        const came = uploads.filter((upload) => upload !== undefined)
        const outcomes = await converter.convert(came.flatMap(({ file }) => file?.fd ?? []))
        const photos: Photo[] = []
        const refusals: Refusal[] = []
        for (const { name, reason: early } of came) {
          const outcome = early === undefined ? (outcomes.shift() ?? { reason: 'failed' }) : { reason: early }
          metrics.photo('reason' in outcome ? outcome.reason : 'kept')
          if ('reason' in outcome) refusals.push({ name, reason: outcome.reason })
          else photos.push({ name, type: 'image/jpeg', ...outcome })
        }
        return { photos, refusals }
      },

      async release(): Promise<void> {
        await Promise.all(uploads.map((upload) => upload?.file?.close()))
        leave?.()
      },
    }
  }

  return { open, stop: converter.stop }
}

/** The visitor's name of a file, fit for a sentence. */
function readableName(fileName: string, at: number): string {
  const name = fileName
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
  const letters = [...name]
  if (letters.length > 60) return `${letters.slice(0, 59).join('')}…`
  return name === '' ? `foto ${at + 1}` : name
}
