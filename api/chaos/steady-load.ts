import { setTimeout as pause } from 'node:timers/promises'
import { listProducts } from '@closyyy/contract/products'
import type { Scene } from './scene.ts'
import { buy, type Reply, type Told } from './storm.ts'

/** One request of a steady load: when it was sent, in ms since any moment, and how long its answer took. */
export interface Sent extends Reply {
  kind: 'read' | 'order'
  at: number
  took: number
}

const PER_SECOND = 50
/** Every fifth request is an order. */
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

/** Sends 50 requests a second, reads and orders, however slowly they are answered; `send` says where to. @returns all of them once `stopping` is set */
export async function loadSteadily(
  { shop }: Scene,
  told: Told,
  send: (one: (url: string) => Promise<Reply>) => Promise<Reply>,
  stopping: AbortSignal,
): Promise<Sent[]> {
  const sent: Promise<Sent>[] = []
  const startedAt = performance.now()
  while (!stopping.aborted) {
    const kind = sent.length % ORDER_EVERY === 0 ? 'order' : 'read'
    const purchase = shop.wish()
    const at = performance.now()
    const reply = send(url => (kind === 'order' ? buy(url, purchase, told) : read(url)))
    sent.push(reply.then(answered => ({ ...answered, kind, at, took: performance.now() - at })))
    await pause(Math.max(0, startedAt + (sent.length * 1_000) / PER_SECOND - performance.now()))
  }
  return Promise.all(sent)
}
