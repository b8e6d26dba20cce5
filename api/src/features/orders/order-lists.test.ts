import { listOrders } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderFixture } from '../../../test/order-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

test('lists bought and sold orders in pages, newest first, filtered by state and id', async () => {
  const { api, person, stock, buy, act } = fixture
  const [seller, buyer] = [await person(), await person()]
  const ids: number[] = []
  for (let order = 0; order < 3; order++) {
    const { id } = await stock(1, { seller_id: seller.id })
    ids.unshift((await buy([{ product_id: id }], buyer, seller.id)).data.id)
  }
  await act('ship', ids[0] ?? 0, seller.token)
  const list = async (token: string, query: Parameters<typeof api.call<typeof listOrders>>[1]['query'] = {}) => {
    const { data } = await api.call(listOrders, { query }, token)
    return [data.data.map(({ id }) => id), data.total, data.last_page]
  }
  expect(await list(seller.token)).toEqual([ids, 3, 1])
  expect(await list(seller.token, { type: 'purchased' })).toEqual([[], 0, 1])
  expect(await list(buyer.token, { type: 'purchased', per_page: 2 })).toEqual([ids.slice(0, 2), 3, 2])
  expect(await list(buyer.token, { type: 'purchased', per_page: 2, page: 2 })).toEqual([ids.slice(2), 3, 2])
  expect(await list(buyer.token, { type: 'purchased', page: 9 })).toEqual([[], 3, 1])
  expect(await list(seller.token, { status: 'shipped' })).toEqual([ids.slice(0, 1), 1, 1])
  expect(await list(buyer.token, { type: 'purchased', orderId: ids[1] ?? 0 })).toEqual([[ids[1]], 1, 1])
  expect((await api.call(listOrders, { query: {} })).status).toBe(401)
  const { data } = await api.call(listOrders, { query: {} }, seller.token)
  expect(data.data[0]).toMatchObject({ seller_profit: 2_250, buyer: { id: buyer.id }, actions: ['deliver'] })
})

describe('the lists of orders', () => {
  test.each([
    ['newest', [4, 3, 2, 1, 0]],
    ['oldest', [0, 1, 2, 3, 4]],
    ['price_desc', [2, 4, 1, 3, 0]],
    ['price_asc', [0, 3, 1, 4, 2]],
  ] as const)('are sorted by %s across pages, on both sides and within a status', async (sort, expected) => {
    const { api, person, stock, buy, act } = fixture
    const [seller, buyer] = [await person(), await person()]
    const ids: number[] = []
    // Equal prices are ordered by date.
    for (const price_paisa of [100_000, 200_000, 300_000, 150_000, 200_000]) {
      const { id } = await stock(1, { seller_id: seller.id, price_paisa })
      ids.push((await buy([{ product_id: id }], buyer, seller.id)).data.id)
    }
    const ordered = expected.map(place => ids[place])
    const list = async (token: string, query: Parameters<typeof api.call<typeof listOrders>>[1]['query']) =>
      (await api.call(listOrders, { query: { sort, ...query } }, token)).data.data.map(({ id }) => id)
    expect(await list(seller.token, {})).toEqual(ordered)
    const pages = [1, 2, 3].map(page => list(buyer.token, { type: 'purchased', per_page: 2, page }))
    expect((await Promise.all(pages)).flat()).toEqual(ordered)
    for (const place of [1, 2]) await act('ship', ids[place] ?? 0, seller.token)
    expect(await list(seller.token, { status: 'pending' })).toEqual(
      expected.filter(place => ![1, 2].includes(place)).map(place => ids[place]),
    )
  })

  test('reject other sort orders', async () => {
    const query = { sort: 'colour' } as object
    expect((await fixture.api.call(listOrders, { query }, fixture.buyer.token)).status).toBe(422)
  })
})
