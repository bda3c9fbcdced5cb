import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('./turn.ts', import.meta.url))

export interface Master {
  content: Buffer
  width: number
  height: number
}

/** The picture turned clockwise by 90, 180 or 270 degrees, as JPEG. */
export function turnPicture(content: Buffer, degrees: number): Promise<Master> {
  return new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      maxBuffer: 2 ** 27,
      timeout: 60_000,
      env: { PATH: process.env.PATH },
    } as const
    const child = execFile(process.execPath, [program, String(degrees)], options, (error, stdout, stderr) => {
      const [width = 0, height = 0] = stderr.toString('utf8').split(' ').map(Number)
      if (error || !(width > 0)) reject(error ?? new Error('the turned picture has no size'))
      else resolve({ content: stdout, width, height })
    })
    child.stdin?.on('error', () => {})
    child.stdin?.end(content)
  })
}
