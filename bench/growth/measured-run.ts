import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** `seconds` by the clock, `cpu` seconds of all its processes, `peak`: the most memory each held, in all, in bytes. */
export type Cost = { seconds: number; cpu: number; peak: number }

const ticks = 100 // per second, in /proc
const every = 200 // milliseconds

/** Runs Node with these arguments and says what it cost. Rejects with what it wrote when it fails. Reads Linux' /proc. */
export function measuredRun(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Cost> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const seen = new Map<number, { cpu: number; peak: number }>()
  const look = () => {
    for (const id of treeOf(child.pid)) {
      const use = usageOf(id)
      if (use) seen.set(id, use)
    }
  }
  const timer = setInterval(look, every)
  let complaints = ''
  child.stderr.on('data', (text) => {
    complaints += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(timer)
      if (code !== 0) return reject(new Error(complaints || `The build ended with ${code}.`))
      const sum = (key: 'cpu' | 'peak') => [...seen.values()].reduce((all, use) => all + use[key], 0)
      resolve({ seconds: (performance.now() - started) / 1000, cpu: sum('cpu'), peak: sum('peak') })
    })
  })
}

/** A process and all its descendants. */
function treeOf(root: number | undefined): number[] {
  if (root === undefined || !existsSync('/proc')) return []
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1])] as const)
  const tree = [root]
  for (const id of tree) tree.push(...parents.filter(([, parent]) => parent === id).map(([child]) => child))
  return tree
}

function usageOf(id: number): { cpu: number; peak: number } | undefined {
  const stat = statOf(id)
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${id}/status`) ?? '')?.[1]
  return stat && peak ? { cpu: (Number(stat[11]) + Number(stat[12])) / ticks, peak: Number(peak) * 1024 } : undefined
}

/** Fields of /proc/…/stat after the name: state, parent, … */
const statOf = (id: number) =>
  read(`/proc/${id}/stat`)
    ?.replace(/^.*\) /s, '')
    .split(' ')

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined // it has ended
  }
}
