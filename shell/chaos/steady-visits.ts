import { setTimeout as pause } from 'node:timers/promises'

/** Public pages with data of their own, rendered in full. */
export const PATHS = ['/', '/listing/women', '/listing/men', '/about']

export interface Visit {
  status: number
  /** Milliseconds until the last byte. */
  took: number
  isFull: boolean
}

export async function visit(url: string): Promise<Visit> {
  const startedAt = performance.now()
  const [status, html] = await fetch(url)
    .then(async response => [response.status, await response.text()] as const)
    .catch(() => [0, ''] as const)
  return { status, took: performance.now() - startedAt, isFull: html.includes('"mode":"full"') }
}

/** Requests pages at a rate a second, whatever the latency, for a time. */
export async function visitSteadily(origin: string, rate: number, ms: number): Promise<Visit[]> {
  const visits: Promise<Visit>[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms) {
    visits.push(visit(origin + PATHS[visits.length % PATHS.length]))
    await pause(Math.max(0, startedAt + (visits.length * 1_000) / rate - performance.now()))
  }
  return Promise.all(visits)
}

/** Returns the value below which a share of the values lies. */
export function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? 0
}
