import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'

let scene: OfferScene

beforeAll(async () => {
  scene = await openOfferScene()
})
afterAll(() => scene.api.close())

const list = async (as: string, query: { page?: number; per_page?: number } = {}) =>
  (await scene.api.call(listOffers, { query }, as)).data

describe('the list of offers', () => {
  test('is empty without offers', async () => {
    const { token } = await scene.person()
    const none = { original: [], current_page: 1, last_page: 1, per_page: 48, total: 0 }
    expect(await list(token)).toEqual(none)
  })

  test('shows the last row of every conversation to its two sides only, newest first', async () => {
    const [seller, buyer] = [await scene.person(), await scene.person()]
    const [mine, other] = [await scene.product({ seller_id: seller.id }), await scene.product({ seller_id: buyer.id })]
    const first = (await scene.make(mine.id, 2_000, buyer.token)).data
    const bought = (await scene.make(other.id, 1_900, seller.token)).data
    const countered = (await scene.counter(first.id, 2_300, seller.token)).data
    const again = (await scene.make(mine.id, 2_200)).data
    expect((await list(seller.token)).original.map(({ id }) => id)).toEqual([again.id, countered.id, bought.id])
    expect((await list(buyer.token)).original.map(({ id }) => id)).toEqual([countered.id, bought.id])
    expect((await list(buyer.token)).original[0]).toEqual({ ...countered, actions: ['accept', 'reject', 'buy'] })
    expect(await list(seller.token)).toMatchObject({ total: 3, last_page: 1 })
  })

  test('is paged', async () => {
    const seller = await scene.person()
    const ids: number[] = []
    for (let count = 0; count < 5; count++) {
      const { id } = await scene.product({ seller_id: seller.id })
      ids.unshift((await scene.make(id, 2_000)).data.id)
    }
    const second = await list(seller.token, { page: 2, per_page: 2 })
    expect(second).toMatchObject({ current_page: 2, last_page: 3, per_page: 2, total: 5 })
    expect(second.original.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    expect(await list(seller.token, { page: 9, per_page: 2 })).toMatchObject({ original: [], total: 5 })
    expect((await scene.api.call(listOffers, { query: { per_page: 49 } }, seller.token)).status).toBe(422)
  })

  test('requires a session', async () => {
    expect((await scene.api.call(listOffers, { query: {} })).status).toBe(401)
  })
})

describe('a conversation', () => {
  test('starts with its oldest row, the same for both sides except their actions', async () => {
    const offer = await scene.offered()
    const counter = (await scene.counter(offer.id, 2_300)).data
    const rows = await scene.thread(offer.product_id)
    expect(rows.map(({ id, actor_id }) => [id, actor_id])).toEqual([
      [offer.id, scene.buyer.id],
      [counter.id, scene.seller.id],
    ])
    expect(rows.map(({ actions }) => actions)).toEqual([[], ['accept', 'reject', 'buy']])
    const [first, last] = rows
    expect(await scene.thread(offer.product_id, scene.seller.token)).toEqual([first, { ...last, actions: ['update'] }])
  })

  test('is empty before the first offer and for another seller', async () => {
    const { id: product_id } = await scene.product()
    expect(await scene.thread(product_id)).toEqual([])
    const offer = await scene.offered()
    const query = { product_id: offer.product_id, buyer_id: scene.buyer.id, seller_id: scene.buyer.id }
    expect((await scene.api.call(getOfferConversation, { query }, scene.buyer.token)).data.original).toEqual([])
  })

  test('is readable by its two sides and requires all three ids', async () => {
    const { product_id, buyer_id, seller_id } = await scene.offered()
    const query = { product_id, buyer_id, seller_id }
    const stranger = await scene.person()
    expect(await scene.api.call(getOfferConversation, { query }, stranger.token)).toMatchObject({
      status: 404,
      failure: { message: 'There is no such conversation.' },
    })
    expect((await scene.api.call(getOfferConversation, { query })).status).toBe(401)
    const half = { query: { product_id } as never }
    expect((await scene.api.call(getOfferConversation, half, stranger.token)).status).toBe(422)
  })

  test('shows the current price, sale state and title of its product', async () => {
    const { product_id } = await scene.offered()
    await scene.change(product_id, { price_paisa: 300_000 })
    expect((await scene.thread(product_id))[0]).toMatchObject({ product_price: 3_000, product_sold: false })
    await scene.change(product_id, { sold: true })
    expect((await scene.thread(product_id))[0]).toMatchObject({ product_sold: true })
  })
})
