import { randomUUID } from 'node:crypto'
import { addCartItem, getCart } from '@closyyy/contract/carts-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import { MAX_SITEMAP_ROWS } from '@closyyy/contract/sitemap'
import { listSitemapProducts } from '@closyyy/contract/sitemap-calls'
import { benchCategories, garments } from './bench-data.ts'
import { BUSY_BUYERS, buyerId, ORDERS_A_SHOT, sellerOf, stockId, tokenOf } from './trade-data.ts'

export interface BenchRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** A kind of load: requests in the order in which connections take turns. */
export interface BenchCall {
  requestsOf: (rows: number, shot: number) => BenchRequest[]
  /** Changes trade rows, which are reset before it. */
  isTrade?: boolean
  /** Uses one connection; otherwise the configured number. */
  isAlone?: boolean
  /** Sends every request once; otherwise repeats them for the configured time. */
  isOnce?: boolean
}

const TURNS = BUSY_BUYERS
const at = '/api/v1/listing/public/products'
const turns = Array.from({ length: TURNS }, (_, turn) => turn)

const asBuyer = (buyer: number) => ({ authorization: `Bearer ${tokenOf(buyer)}` })
const json = { 'content-type': 'application/json' }

function listPath(turn: number): string {
  const category = benchCategories[turn % benchCategories.length]
  const prices = turn % 40 < 20 ? 'min_price=1000&max_price=9000' : 'min_price=800&max_price=15000'
  return `${at}/the/search/men?category_id=${category}&${prices}&sort=newest&per_page=8&page=1`
}

function checkoutOf(buyer: number): BenchRequest {
  return {
    method: 'POST',
    path: `/api${checkout.path}`,
    headers: { ...json, ...asBuyer(buyer), 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      seller_id: sellerOf(buyer),
      cart_items: [{ product_id: stockId(buyer), quantity: 1 }],
      delivery_address_id: buyerId(buyer),
    }),
  }
}

/** Calls in the order of the table; checkouts come last because they change what the others read. */
export const benchCalls = {
  list: { requestsOf: () => turns.map(turn => ({ path: listPath(turn) })) },
  search: { requestsOf: () => turns.map(turn => ({ path: `${at}/search?query=${garments[turn % garments.length]}` })) },
  product: { requestsOf: rows => turns.map(turn => ({ path: `${at}/show/${1 + ((turn * 7919) % rows)}` })) },
  sitemap: {
    isAlone: true,
    requestsOf: rows =>
      turns.map(turn => {
        const after = Math.floor((turn * rows) / TURNS)
        return { path: `/api${listSitemapProducts.path}?after=${after}&limit=${MAX_SITEMAP_ROWS}` }
      }),
  },
  cart: {
    isTrade: true,
    requestsOf: () => turns.map(turn => ({ path: `/api${getCart.path}`, headers: asBuyer(turn) })),
  },
  'cart add': {
    isTrade: true,
    requestsOf: () =>
      turns.map(turn => ({
        method: 'POST',
        path: `/api${addCartItem.path}`,
        headers: { ...json, ...asBuyer(TURNS + turn) },
        body: JSON.stringify({ product_id: stockId(turn), quantity: 1 }),
      })),
  },
  thread: {
    isTrade: true,
    requestsOf: () =>
      turns.map(turn => {
        const query = `product_id=${stockId(turn)}&buyer_id=${buyerId(turn)}&seller_id=${sellerOf(turn)}`
        return { path: `/api${getOfferConversation.path}?${query}`, headers: asBuyer(turn) }
      }),
  },
  checkout: {
    isTrade: true,
    isOnce: true,
    requestsOf: (_, shot) =>
      Array.from({ length: ORDERS_A_SHOT }, (_each, order) => checkoutOf(shot * ORDERS_A_SHOT + order)),
  },
} satisfies Record<string, BenchCall>

export type CallName = keyof typeof benchCalls

export const callNames = Object.keys(benchCalls) as CallName[]
