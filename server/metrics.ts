import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from '#server/enquiry/refused.ts'
import type { Reason } from '#server/photos/refusals.ts'
import type { OutboxState } from '#server/storage/deliveries.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** What Prometheus can read. `outboxState` is asked at each reading. */
export function createMetrics(outboxState: () => Promise<OutboxState>) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const enquiries = new Counter({
    name: 'veta_enquiries_total',
    help: 'Enquiries by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  const latency = new Histogram({
    name: 'veta_enquiry_seconds',
    help: 'Time from request to answer of an enquiry.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const deliveries = new Counter({
    name: 'veta_deliveries_total',
    help: 'Outgoing messages by channel and result.',
    labelNames: ['channel', 'result'],
    registers,
  })
  const photos = new Counter({
    name: 'veta_photos_total',
    help: 'Pictures of enquiries: kept, or why not.',
    labelNames: ['result'],
    registers,
  })
  const failedSignIns = new Counter({
    name: 'veta_failed_sign_ins_total',
    help: 'Sign-ins to the desk that failed, by way.',
    labelNames: ['way'],
    registers,
  })
  const waiting = new Gauge({ name: 'veta_outbox_waiting', help: 'Messages that wait to leave.', registers })
  const refused = new Gauge({ name: 'veta_outbox_refused', help: 'Messages that were permanently refused.', registers })
  const age = new Gauge({
    name: 'veta_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits.',
    registers,
  })

  return {
    contentType: registry.contentType,
    enquiry(outcome: Outcome, seconds: number) {
      enquiries.inc({ outcome })
      latency.observe(seconds)
    },
    photo: (result: 'kept' | Reason) => photos.inc({ result }),
    delivery: (channel: string, result: 'sent' | 'later' | 'refused') => deliveries.inc({ channel, result }),
    failedSignIn: (way: string) => failedSignIns.inc({ way }),
    async text(): Promise<string> {
      const state = await outboxState()
      waiting.set(state.waiting)
      refused.set(state.refused)
      age.set(state.oldestSeconds)
      return registry.metrics()
    },
  }
}
