// A process of its own: turns a master by so many degrees, from stdin to stdout, and says on stderr how large it is.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { deskPictureLimits } from '#contracts/desk-pictures.ts'
import { goFirst } from '#server/photos/go-first.ts'

goFirst()

const master = sharp(await buffer(process.stdin), { limitInputPixels: 150_000_000 })
const { data, info } = await sharp(await master.autoOrient().toBuffer())
  .rotate(Number(process.argv[2]))
  .jpeg({ quality: deskPictureLimits.quality })
  .toBuffer({ resolveWithObject: true })
process.stderr.write(`${info.width} ${info.height}`)
process.stdout.write(data)
