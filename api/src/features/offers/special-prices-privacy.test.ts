import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

const PRICE = 2_250

let fixture: OfferFixture | undefined
afterAll(() => fixture?.api.close())

/** Sends a special price to the buyer. */
async function proposed() {
  const opened = await openOfferFixture()
  await fixture?.api.close()
  fixture = opened
  const { id: product_id } = await opened.product()
  await opened.like(product_id)
  await opened.propose(product_id, PRICE)
  const [offer] = await opened.thread(product_id)
  return { ...opened, product_id, offerId: offer?.id ?? 0 }
}

let sent: Awaited<ReturnType<typeof proposed>>
beforeEach(async () => {
  sent = await proposed()
})

/** Counts what the seller can read of the buyer by each call. */
async function seen() {
  const { api, seller, buyer, product_id } = sent
  const list = (await api.call(listOffers, {}, seller.token)).data
  const exported = JSON.parse((await api.call(exportOwnData, {}, seller.token)).data.json) as Record<string, unknown[]>
  const query = { product_id, buyer_id: buyer.id, seller_id: seller.id }
  const thread = (await api.call(getOfferConversation, { query }, seller.token)).data.original
  return {
    listed: list.original.length,
    total: list.total,
    exported: exported.offers?.length ?? 0,
    rows: thread.length,
  }
}

const hidden = { listed: 0, total: 0, exported: 0, rows: 0 }
const shown = { listed: 1, total: 1, exported: 1, rows: 1 }

// OFFER-15
test('the seller does not learn who likes the product', async () => {
  expect(await seen()).toEqual(hidden)
})

// OFFER-15
test('the seller cannot act on an offer whose buyer is hidden', async () => {
  const { offerId: id, product_id, seller } = sent
  const moves = [
    await sent.accept(id, seller.token),
    await sent.reject(id, seller.token),
    await sent.undo(id, seller.token),
    await sent.counter(id, 2_000),
    await sent.update({ id, product_id }, 2_000, seller.token),
  ]
  expect(moves.map(({ status }) => status)).toEqual(Array(5).fill(404))
})

// OFFER-15
test('a rejection and an expiry hide the buyer and notify nobody', async () => {
  await sent.reject(sent.offerId, sent.buyer.token)
  expect(await seen()).toEqual(hidden)
  expect(await sent.notificationsTo(sent.seller)).not.toContain('offer-counter-rejected')
  await sent.undo(sent.offerId, sent.buyer.token)
  await sent.age(sent.offerId, 48)
  expect(await seen()).toEqual(hidden)
})

// OFFER-15
test('an accepted special price shows its buyer and notifies the seller, unless it is undone', async () => {
  await sent.accept(sent.offerId, sent.buyer.token)
  expect(await seen()).toEqual(shown)
  expect(await sent.notificationsTo(sent.seller)).toContain('special-price-accepted')
  await sent.undo(sent.offerId, sent.buyer.token)
  expect(await seen()).toEqual(hidden)
})

// OFFER-15
test('an offer of the buyer shows the conversation', async () => {
  await sent.reject(sent.offerId, sent.buyer.token)
  expect((await sent.make(sent.product_id, 2_000)).status).toBe(201)
  expect(await seen()).toEqual({ listed: 1, total: 1, exported: 2, rows: 2 })
})
