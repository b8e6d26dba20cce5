import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

const list = async (as: string, query: { page?: number; per_page?: number } = {}) =>
  (await fixture.api.call(listOffers, { query }, as)).data

describe('the list of offers', () => {
  test('is empty without offers', async () => {
    const { token } = await fixture.person()
    const none = { original: [], current_page: 1, last_page: 1, per_page: 48, total: 0 }
    expect(await list(token)).toEqual(none)
  })

  test('shows the last row of every conversation to its two sides only, newest first', async () => {
    const [seller, buyer] = [await fixture.person(), await fixture.person()]
    const [mine, other] = [
      await fixture.product({ seller_id: seller.id }),
      await fixture.product({ seller_id: buyer.id }),
    ]
    const first = (await fixture.make(mine.id, 2_000, buyer.token)).data
    const bought = (await fixture.make(other.id, 1_900, seller.token)).data
    const countered = (await fixture.counter(first.id, 2_300, seller.token)).data
    const again = (await fixture.make(mine.id, 2_200)).data
    expect((await list(seller.token)).original.map(({ id }) => id)).toEqual([again.id, countered.id, bought.id])
    expect((await list(buyer.token)).original.map(({ id }) => id)).toEqual([countered.id, bought.id])
    const { buyer_rating: _buyers, ...seen } = countered
    expect((await list(buyer.token)).original[0]).toEqual({ ...seen, actions: ['accept', 'reject', 'buy'] })
    expect(await list(seller.token)).toMatchObject({ total: 3, last_page: 1 })
  })

  test('is paged', async () => {
    const seller = await fixture.person()
    const ids: number[] = []
    for (let count = 0; count < 5; count++) {
      const { id } = await fixture.product({ seller_id: seller.id })
      ids.unshift((await fixture.make(id, 2_000)).data.id)
    }
    const second = await list(seller.token, { page: 2, per_page: 2 })
    expect(second).toMatchObject({ current_page: 2, last_page: 3, per_page: 2, total: 5 })
    expect(second.original.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    expect(await list(seller.token, { page: 9, per_page: 2 })).toMatchObject({ original: [], total: 5 })
    expect((await fixture.api.call(listOffers, { query: { per_page: 49 } }, seller.token)).status).toBe(422)
  })

  test('requires a session', async () => {
    expect((await fixture.api.call(listOffers, { query: {} })).status).toBe(401)
  })
})

describe('a conversation', () => {
  test('starts with its oldest row, the same for both sides except their actions and the buyer’s rating', async () => {
    const offer = await fixture.offered()
    const counter = (await fixture.counter(offer.id, 2_300)).data
    const rows = await fixture.thread(offer.product_id)
    expect(rows.map(({ id, actor_id }) => [id, actor_id])).toEqual([
      [offer.id, fixture.buyer.id],
      [counter.id, fixture.seller.id],
    ])
    expect(rows.map(({ actions }) => actions)).toEqual([[], ['accept', 'reject', 'buy']])
    const [first, last] = rows
    const buyer_rating = { average_rating: 0, ratings_count: 0 }
    expect(await fixture.thread(offer.product_id, fixture.seller.token)).toEqual([
      { ...first, buyer_rating },
      { ...last, buyer_rating, actions: ['update'] },
    ])
  })

  test('is empty before the first offer and for another seller', async () => {
    const { id: product_id } = await fixture.product()
    expect(await fixture.thread(product_id)).toEqual([])
    const offer = await fixture.offered()
    const query = { product_id: offer.product_id, buyer_id: fixture.buyer.id, seller_id: fixture.buyer.id }
    expect((await fixture.api.call(getOfferConversation, { query }, fixture.buyer.token)).data.original).toEqual([])
  })

  test('is readable by its two sides and requires all three ids', async () => {
    const { product_id, buyer_id, seller_id } = await fixture.offered()
    const query = { product_id, buyer_id, seller_id }
    const stranger = await fixture.person()
    expect(await fixture.api.call(getOfferConversation, { query }, stranger.token)).toMatchObject({
      status: 404,
      failure: { message: 'Conversation not found.' },
    })
    expect((await fixture.api.call(getOfferConversation, { query })).status).toBe(401)
    const half = { query: { product_id } as never }
    expect((await fixture.api.call(getOfferConversation, half, stranger.token)).status).toBe(422)
  })

  test('shows the current price, sale state and title of its product', async () => {
    const { product_id } = await fixture.offered()
    await fixture.change(product_id, { price_paisa: 300_000 })
    expect((await fixture.thread(product_id))[0]).toMatchObject({ product_price: 3_000, product_sold: false })
    await fixture.change(product_id, { sold: true })
    expect((await fixture.thread(product_id))[0]).toMatchObject({ product_sold: true })
  })
})
