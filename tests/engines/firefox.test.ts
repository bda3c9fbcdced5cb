import { findFirefox } from '../../scripts/run/engines.mjs'
import { startFirefox } from './firefox.ts'
import { testJourneys } from './in-engine.ts'

const program = findFirefox()
testJourneys('Firefox', program ? () => startFirefox(program) : undefined)
