import { measureEnquiries } from './forms/measure-enquiries.ts'
import { measurePages, siteToMeasure } from './forms/measure-pages.ts'
import { measureUploads } from './forms/measure-uploads.ts'
import { startRun } from './forms/run.ts'

// Figures of the form service, on this machine's loopback, against what the machine itself can do in the same run.
// `--quick` measures for seconds instead of a minute. BENCH_DIR names a folder on another disk.
const run = startRun(process.argv.includes('--quick'))
try {
  const site = siteToMeasure(run.folder)
  await measureEnquiries(run, site)
  await measureUploads(run, site)
  await measurePages(run, site)
  run.print()
} finally {
  run.remove()
}
