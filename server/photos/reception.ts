import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { photoLimits } from '#contracts/enquiry.ts'
import { createConverter } from '#server/photos/converter.ts'
import { createPlaces, type Place } from '#server/photos/places.ts'
import type { Reason, Refusal } from '#server/photos/refusals.ts'
import { dropFile, readableName, receiveUpload, removeNamed, type Upload } from '#server/photos/upload.ts'
import type { Photo } from '#server/storage/schema.ts'

const atOnce = { all: 12, each: 4, longest: 120_000, slow: { after: 5_000, bytes: 64 * 1024 } }

/**
 * Asked at a form's first picture, with the fields before it: whether pictures are wanted. Those that are not are read past;
 * rejecting refuses the form.
 */
type Gate = (before: ReadonlyMap<string, string>) => Promise<boolean>

interface Options {
  /** Where pictures lie while they come in. */
  folder: string
  log: Logger
  metrics: { photo: (result: 'kept' | Reason) => void }
}

export type Receptions = ReturnType<typeof createReceptions>

/** Takes in pictures: at most so many visitors at once, each with so many bytes. */
export function createReceptions({ folder, log, metrics }: Options) {
  removeNamed(folder)
  const places = createPlaces(atOnce)
  const converter = createConverter(log)

  /** What one request brings; `release` at its end, whatever happened. `network`: who takes turns with others. */
  function open(network: string, gate: Gate) {
    const uploads: (Upload | undefined)[] = []
    const share = shareOf(places, network)
    let welcome: Promise<boolean> | undefined

    /** Who has lost the place keeps nothing. */
    async function giveUp() {
      for (const upload of uploads) {
        if (!upload?.file) continue
        upload.reason = 'busy'
        await dropFile(upload)
      }
    }

    return {
      /** Reads one picture to its end. A file input that was left empty sends a part without name and bytes. */
      async take(fileName: string, bytes: Readable, before: ReadonlyMap<string, string>): Promise<void> {
        const at = uploads.push(undefined) - 1
        welcome ??= gate(before)
        const isWelcome = await welcome
        const admitted = (size: number, piece: number) => {
          if (share.isLost()) void giveUp()
          return isWelcome ? share.admit(size, piece) : 'busy'
        }
        const upload = await receiveUpload(nameOf(fileName, at), bytes, folder, admitted)
        if (fileName !== '' || upload.reason !== 'empty') uploads[at] = upload
        if (share.isLost()) await giveUp()
      },

      /** By what a repeat of the same pictures is known. */
      digests: (): string[] => uploads.flatMap((upload) => upload?.digest ?? []),

      /** Converts what came; gives what is to be kept, and what is not, in the order in which it came. */
      async convert(): Promise<{ photos: Photo[]; refusals: Refusal[] }> {
        share.arrive()
        if (share.isLost()) await giveUp()
        const came = uploads.filter((upload) => upload !== undefined)
        const files = came.flatMap(({ file }) => file?.fd ?? [])
        const outcomes = await converter.convert(files, network, () => !share.isLost())
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
        await Promise.all(uploads.map((upload) => upload && dropFile(upload)))
        share.free()
      },
    }
  }

  return { open, stop: converter.stop }
}

/** What one request may bring: a place from the first byte on, so many pictures, so many bytes. */
function shareOf(places: ReturnType<typeof createPlaces>, network: string) {
  let place: Place | undefined
  let count = 0
  let together = 0
  return {
    isLost: () => place?.lost === true,
    arrive: () => place?.arrive(),
    free: () => place?.free(),
    /** `size` is that of a picture up to and with its next piece. A refused one makes room for those behind it. */
    admit(size: number, piece: number): Reason | undefined {
      place ??= places.take(network)
      if (!place || place.lost) return 'busy'
      place.note(piece)
      if (size === piece && ++count > photoLimits.count) return 'many'
      together += piece
      const reason = size > photoLimits.bytes ? 'heavy' : together > photoLimits.bytesTogether ? 'together' : undefined
      if (reason) together -= size
      return reason
    },
  }
}

/** The visitor's name of a file, or one for it. */
function nameOf(fileName: string, at: number): string {
  const name = readableName(fileName)
  const letters = [...name]
  if (letters.length > 60) return `${letters.slice(0, 59).join('')}…`
  return name === '' ? `foto ${at + 1}` : name
}
