import { setTimeout as pause } from 'node:timers/promises'
import { listProducts } from '@closyyy/contract/products-calls'
import type { Fixture } from '../fixture.ts'
import { buy, type Reply, type Results } from '../purchases.ts'

/** One request of a steady load: when it was sent, in ms since an arbitrary moment, and its latency. */
export interface Sent extends Reply {
  kind: 'read' | 'order'
  at: number
  took: number
}

/** Read, ordered, or rejected as sold. */
export const FINE = [200, 201, 409]

const PER_SECOND = 50
const WELL_AGAIN_SECONDS = 2
const ORDER_EVERY = 5

async function read(url: string): Promise<Reply> {
  try {
    const path = listProducts.path.replace(':group', 'men').replace('/:category?', '')
    const response = await fetch(`${url}${path}`)
    await response.arrayBuffer()
    return { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
  } catch {
    return { status: 0, hasRetryAfter: false }
  }
}

/** Sends 50 requests a second, reads and orders, whatever the latency, until `stopping`. */
export async function loadSteadily(
  { shop }: Fixture,
  results: Results,
  send: (one: (url: string) => Promise<Reply>) => Promise<Reply>,
  stopping: AbortSignal,
): Promise<Sent[]> {
  const sent: Promise<Sent>[] = []
  const startedAt = performance.now()
  while (!stopping.aborted) {
    const kind = sent.length % ORDER_EVERY === 0 ? 'order' : 'read'
    const purchase = shop.nextPurchase()
    const at = performance.now()
    const reply = send(url => (kind === 'order' ? buy(url, purchase, results) : read(url)))
    sent.push(reply.then(response => ({ ...response, kind, at, took: performance.now() - at })))
    await pause(Math.max(0, startedAt + (sent.length * 1_000) / PER_SECOND - performance.now()))
  }
  return Promise.all(sent)
}

export function troubleOf(sent: Sent[], from: number, to: number) {
  const during = sent.filter(({ at }) => at >= from && at < to)
  const late = sent.filter(({ at, status }) => at >= to && !FINE.includes(status))
  const unavailable = during.filter(({ status }) => status === 503)
  const recoveredMs = Math.round(Math.max(0, ...late.map(({ at }) => at - to)))
  const violations = {
    'responses that are neither fine nor 503': during.filter(({ status }) => status !== 503 && !FINE.includes(status))
      .length,
    '503s without Retry-After': unavailable.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
    [`seconds until recovery, beyond ${WELL_AGAIN_SECONDS}`]: Math.max(
      0,
      Math.ceil(recoveredMs / 1_000) - WELL_AGAIN_SECONDS,
    ),
  }
  return { during, unavailable, recoveredMs, violations }
}
