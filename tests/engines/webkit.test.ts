import { findWebKit } from '../../scripts/run/engines.mjs'
import { testJourneys } from './in-engine.ts'
import { startWebKit } from './webkit.ts'

const programs = findWebKit()
testJourneys('WebKit', programs ? () => startWebKit(programs) : undefined)
