import type { FastifyBaseLogger } from 'fastify'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { FailureReason } from './job.ts'

export interface ReleaseName {
  unit: string
  release: string
}

/** Events of rendering, for logs and metrics. */
export type RendererEvent =
  /** A renderer with jobs ended, or reached a limit, and is replaced. */
  | { type: 'replaced'; reason: FailureReason }
  /** A release exceeded a limit or ended its renderer. */
  | ({ type: 'strike'; reason: FailureReason } & ReleaseName)
  /** A release is rendered in browsers only, until another release of its unit is promoted. */
  | ({ type: 'browser-only'; reason: FailureReason } & ReleaseName)
  /** All releases that are rendered in browsers only, after a change. */
  | { type: 'browser-only-releases'; releases: ReleaseName[] }
  /** A renderer reported an error outside a job. */
  | { type: 'error'; error: Error }

interface Reporters {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics: Pick<ServerMetrics, 'countStrike' | 'countRendererRestart' | 'setBrowserOnly'>
}

/** Writes events to the log and the metrics. */
export function createEventReporter({ log, metrics }: Reporters): (event: RendererEvent) => void {
  return event => {
    if (event.type === 'replaced') {
      metrics.countRendererRestart(event.reason)
      log.warn({ reason: event.reason }, 'a renderer is replaced')
    } else if (event.type === 'browser-only-releases') {
      metrics.setBrowserOnly(event.releases)
    } else if (event.type === 'error') {
      log.warn({ err: event.error }, 'a release reports an error')
    } else {
      const { unit, release, reason } = event
      if (event.type === 'strike') metrics.countStrike({ unit, release, reason })
      else log.error({ unit, release, reason }, 'a release is rendered in browsers only until the next promotion')
    }
  }
}
