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
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `veta_${name}_total`, help, labelNames, registers })
  const gauge = (name: string, help: string) => new Gauge({ name: `veta_outbox_${name}`, help, registers })
  const enquiries = counter('enquiries', 'Enquiries by outcome.', 'outcome')
  const latency = new Histogram({
    name: 'veta_enquiry_seconds',
    help: 'Time from request to answer of an enquiry.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const deliveries = counter('deliveries', 'Outgoing messages by channel and result.', 'channel', 'result')
  const photos = counter('photos', 'Pictures of enquiries: kept, or why not.', 'result')
  const failedSignIns = counter('failed_sign_ins', 'Sign-ins to the desk that failed, by way.', 'way')
  const waiting = gauge('waiting', 'Messages that wait to leave.')
  const refused = gauge('refused', 'Messages that were permanently refused.')
  const age = gauge('oldest_seconds', 'Age of the oldest message that waits.')

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
