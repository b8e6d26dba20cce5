import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '@closyyy/contract/checkout-calls'
import type { Purchase } from './shop.ts'

/** Responses that buyers received: order ids by idempotency key. */
export interface Results {
  orders: Map<string, number>
  rejected: number
  /** Requests interrupted by the kill, with unknown result. */
  unresolved: Purchase[]
  wrong: string[]
}

export const newResults = (): Results => ({ orders: new Map(), rejected: 0, unresolved: [], wrong: [] })

const SOLD = /sold|left/
const BUSY = [429, 503]
const RETRY_MS = 100
/** Half a minute, for a busy machine. */
const MAX_RETRIES = 300

/** The response to one try; its status is 0 without a response. */
export interface Reply {
  status: number
  hasRetryAfter: boolean
}

const noReply: Reply = { status: 0, hasRetryAfter: false }
const isOpen = ({ status }: Reply) => status === 0 || BUSY.includes(status)

function record(
  results: Results,
  { key }: Purchase,
  status: number,
  body: { data?: { id: number }; message?: string },
) {
  const known = results.orders.get(key)
  if (status === 201 && body.data) {
    if (known !== undefined && known !== body.data.id) results.wrong.push(`${key} is two orders`)
    results.orders.set(key, body.data.id)
  } else if (status === 409 && known === undefined && SOLD.test(body.message ?? '')) results.rejected++
  else results.wrong.push(`${status} ${body.message ?? ''}`)
}

/** Sends a purchase once; without a response, or if the server is busy, adds it to those to retry. */
export async function buy(url: string, purchase: Purchase, results: Results): Promise<Reply> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${purchase.token}`,
    'idempotency-key': purchase.key,
  }
  let reply = noReply
  try {
    const response = await fetch(`${url}${checkout.path}`, { method: 'POST', headers, body: purchase.body })
    const body = (await response.json()) as { data?: { id: number }; message?: string }
    reply = { status: response.status, hasRetryAfter: response.headers.has('retry-after') }
    if (!isOpen(reply)) record(results, purchase, response.status, body)
  } catch {
    reply = noReply
  }
  if (isOpen(reply)) results.unresolved.push(purchase)
  return reply
}

export async function buyConcurrently(
  url: string,
  nextPurchase: () => Purchase,
  workers: number,
  results: Results,
  stopping: AbortSignal,
) {
  const work = async () => {
    while (!stopping.aborted) await buy(url, nextPurchase(), results)
  }
  await Promise.all(Array.from({ length: workers }, work))
}

export async function retryUnresolved(url: string, results: Results): Promise<number> {
  const again = results.unresolved.splice(0)
  for (const purchase of again) {
    for (let attempt = 0; ; attempt++) {
      const reply = await buy(url, purchase, results)
      if (!isOpen(reply)) break
      results.unresolved.pop()
      if (attempt >= MAX_RETRIES)
        throw new Error(`No order was accepted or refused; the last status was ${reply.status}.`)
      await pause(RETRY_MS)
    }
  }
  return again.length
}
