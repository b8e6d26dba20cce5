import { setTimeout as pause } from 'node:timers/promises'
import { checkout } from '@closyyy/contract/checkout'
import type { Purchase } from './shop.ts'

/** What buyers were told: an order's id by the key of its request. */
export interface Told {
  orders: Map<string, number>
  refused: number
  /** Requests that the server died with: nobody knows yet what became of them. */
  unanswered: Purchase[]
  /** Answers that should not be. */
  wrong: string[]
}

const BUSY = [429, 503]

/** Sends a purchase once. @returns false where no answer came */
export async function buy(url: string, purchase: Purchase, told: Told): Promise<boolean> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${purchase.token}`,
    'idempotency-key': purchase.key,
  }
  let status: number
  let answer: { data?: { id: number }; message?: string }
  try {
    const response = await fetch(`${url}${checkout.path}`, { method: 'POST', headers, body: purchase.body })
    status = response.status
    answer = (await response.json()) as typeof answer
  } catch {
    return false
  }
  if (BUSY.includes(status)) return false
  const known = told.orders.get(purchase.key)
  if (status === 201 && answer.data) {
    if (known !== undefined && known !== answer.data.id) told.wrong.push(`${purchase.key} is two orders`)
    told.orders.set(purchase.key, answer.data.id)
  } else if (status === 409 && known === undefined) told.refused++
  else told.wrong.push(`${status} ${answer.message ?? ''}`)
  return true
}

/** Buys with several hands at once until told to stop; what got no answer is kept. */
export async function rage(url: string, wish: () => Purchase, hands: number, told: Told, stopping: AbortSignal) {
  const work = async () => {
    while (!stopping.aborted) {
      const purchase = wish()
      if (!(await buy(url, purchase, told))) told.unanswered.push(purchase)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
}

/** Asks again, with the same key, for everything that got no answer. */
export async function askAgain(url: string, told: Told): Promise<number> {
  const again = told.unanswered.splice(0)
  for (const purchase of again) {
    for (let attempt = 0; !(await buy(url, purchase, told)); attempt++) {
      if (attempt >= 20) throw new Error('The API did not come back to answer.')
      await pause(100)
    }
  }
  return again.length
}
